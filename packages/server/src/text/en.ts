// What the server says to its operator. What it says to players is in the texts of refusals (package client).

export const en = {
  'bad-number': '{name}: found {found}, expected a whole number from 0 to {most}',
  'bad-switch': '{name}: found {found}, expected 0 or 1',
  'bad-choice': '{name}: found {found}, expected one of {allowed}',
  'bad-proxies':
    'TRUST_PROXY: found {found}, expected the number of proxies before the server (0 to 10), or their addresses and networks such as 127.0.0.1,10.0.0.0/8',
  'bad-origin':
    'ORIGIN: found {found}, expected the address of the page without a path, such as https://play.example.org; several are separated by commas, and all begin with https:// or all with http://',
  'bad-database':
    'DATABASE_URL: found an address that begins with {found}, expected postgres://user:password@host/name. Without this setting the embedded database is used',
  'cannot-connect':
    'DATABASE_URL: the database cannot be used ({reason}). Check that it runs, and that host, port, user, password and name in this address are right',
  'bad-folder':
    'DATA_DIR: nothing can be stored in {folder} ({reason}). Name a folder where the user who starts the server may write',
  'bad-host':
    'HOST: found {found}, expected an address of this machine such as 127.0.0.1, or 0.0.0.0 for all of them ({reason})',
  'port-taken':
    'PORT: another program is listening on port {port} of {host}. Stop it first, or name another port; 0 takes any free one',
  'port-forbidden': 'PORT: this user may not listen on {port}. Name another port; those below 1024 are for root',
  'folder-in-use':
    'another server is using {database}. The embedded database is for one process: stop the other one first, or name another DATA_DIR',
  'no-database-at': 'there is no database at {file}: check DATA_DIR, or start the server once',
  'file-exists': '{file} already exists: name another file',
  'no-folder': 'there is no folder {folder}: create it first, or name another file',
  'no-file': 'there is no file {file}',
  'cannot-write': '{file} cannot be written: {reason}',
  'no-database': '{file} is not a database',
  damaged: '{file} is damaged',
  'not-ours': '{file} is not a database of Tabuleiro',
  'later-version': '{file} was made by a later version ({steps})',
  'database-damaged':
    '{file} is damaged ({reason}). Restore a backup with “npm run admin -- restore <file>”; the damaged file is kept next to it',
  'database-later':
    'the database was made by a later version of Tabuleiro ({steps}). Start that version, or restore a backup of this one',
  'embedded-only':
    'this is for the embedded database; for PostgreSQL use pg_dump and pg_restore (docs/administration.md)',
  'server-running': 'the server is running: stop it first',
  'no-command': '{words}: there is no such command',
  'used-so': '{words}: use this command like this:',
  'bad-match': '{match} is not a match: a match has a name of 16 letters and digits',
  'no-match': 'there is no match {match}',
  'match-over': '{match} is already over',
  'bad-status': '{status}: expected open, running or over',
  'no-player': 'there is no player called {name}',
  'banned-already': '{name} is already banned',
  'bad-reason':
    'a ban needs a reason of 1 to {most} characters, which the banned user sees; put several words in quotes, and a time after them',
  'bad-duration': '{found}: expected a time such as 12h or 30d; without one the ban never ends',
  'no-account': '{name} is a guest and has no passphrase',
  'not-banned': '{name} is not banned',
  'name-taken': 'another user is already called {name}',
  'name-given': '{name}: names that begin with {begins} are given by the server. Choose another',
  'backed-up': '{file} has {matches} matches',
  whole: '{file} is intact and has {matches} matches',
  restored: '{database} has been restored from {file}',
  'restored-kept': '{database} has been restored from {file}; the old one is kept as {kept}',
  banned: '{name} is banned for good',
  'banned-until': '{name} is banned until {until} (UTC)',
  unbanned: '{name} is no longer banned',
  deleted: '{name} is deleted: the matches stay, without the name',
  exported: '{file} has all data of {name}',
  'sessions-ended': '{name} is signed out everywhere: {count} sessions and tokens have ended',
  'recovery-code': '{name} can set a new passphrase with this code, once: {code}',
  aborted: '{match} has ended without a result',
  renamed: '{name} is now called {next}',
  'list-plies': 'plies: {count}',
  'list-rated': 'rated',
  'list-casual': 'casual',
  'list-bot': 'bot',
  'list-guest': 'guest',
  'list-account': 'account',
  'list-banned': 'banned {at}',
  'list-banned-until': 'banned {at} until {until}',
  'audit-for-good': 'for good',
  'audit-until': 'until {until}',
  usage: `Manages the server's data, also while the server runs. It reads the same settings as the server.

  npm run admin -- list users [banned]            who was here most recently
  npm run admin -- list matches [open|running|over]
  npm run admin -- ban <name> <reason> [<time>]   bans a user, for 12h or 30d or for good, and says why
  npm run admin -- unban <name>
  npm run admin -- end-sessions <name>            signs a user out everywhere; tokens end too
  npm run admin -- recovery-code <name>           prints a code with which a new passphrase can be set, once
  npm run admin -- export <name> <file>           writes all data of a user into a new file
  npm run admin -- delete <name>                  deletes an account; its matches stay, without the name
  npm run admin -- audit [<name>]                 what operators did, the newest first
  npm run admin -- rename <name> <new name>       also in the matches that were played
  npm run admin -- abort <match>                  ends a match without a result
  npm run admin -- backup <file>                  copies the embedded database
  npm run admin -- check <file>                   is this backup intact?
  npm run admin -- restore <file>                 puts a backup in place; the server must not run
`,
};

export type OperatorTexts = Readonly<Record<keyof typeof en, string>>;
