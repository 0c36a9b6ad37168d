"""What the program is made of and under which licences."""
