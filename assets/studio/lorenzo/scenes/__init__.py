"""What the scenes on the cards of Lorenzo il Magnifico are composed of, and which card shows what."""
