; The installer for one person: no administrator is asked for. Version, Architecture and Icon come from build/package.py.
#define Name "Quattro Città"
#define Program "quattro-citta.exe"

[Setup]
AppId=it.quattrocitta.game
AppName={#Name}
AppVersion={#Version}
AppPublisher={#Name}
MinVersion=10.0
SetupIconFile={#Icon}
AppVerName={#Name} {#Version}
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
#if Architecture == "arm64"
ArchitecturesAllowed=arm64
ArchitecturesInstallIn64BitMode=arm64
#else
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
#endif
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto
UninstallDisplayIcon={app}\{#Program}

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\quattro-citta\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

; What an older version left behind.
[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; Tasks: desktopicon

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
