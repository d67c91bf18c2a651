/** By code. The order is that of the published documentation. */
export const refusals = {
  'bad-request': 'This request cannot be read: {detail}.',
  'unknown-protocol': 'This server speaks version {expected} of the protocol. Reload the page, or update your program.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  'too-long': 'This is too long: at most {most} bytes are allowed.',
  'too-fast': 'That was too fast. Try again in {seconds} s.',
  'too-many-connections':
    'There are too many connections from you or from your network. Close another page, or try again later.',
  'not-signed-in': 'Sign in first, or play as a guest.',
  'not-yours': 'Only the two players of a match can do that.',
  'not-allowed': 'You are not allowed to do that.',
  banned: 'This account is banned{until}.{reason} You can still download your data and delete the account.',
  'unknown-host': 'This server does not serve this host name. Check the address.',
  'no-such-page': 'There is nothing at this address.',
  'no-such-match': 'There is no such match. Check the link.',
  'no-such-user': 'There is no player of that name.',
  'not-running': 'The match has not begun: the other side is still empty.',
  'already-over': 'The match is over.',
  'not-your-turn': 'It is the other side’s turn.',
  'stale-move': 'This move was meant for another position: the match now has {plies} moves.',
  'illegal-move': 'That move is not possible here. {detail}',
  'seat-taken': 'Another player has already taken this seat.',
  'own-match': 'You already play the other side of this match. Send its link to an opponent.',
  'no-offer': 'There is nothing to answer: the offer is gone.',
  'answer-first': 'The other side has asked for a takeback. Answer that first.',
  'offered-already': 'The other side has answered that already. Ask again after the next move.',
  'said-enough': 'Message limit reached for this match.',
  'too-many-draw-offers': 'You have offered a draw {most} times in this match. That is the limit for each side.',
  'too-many-takebacks': 'You have asked for {most} takebacks in this match. That is the limit for each side.',
  'too-many-entries':
    'This match has more than {most} entries. From here on you can only move, resign, or agree to a draw.',
  'too-many-watched': 'You are already watching {most} matches. Leave one first.',
  'nothing-to-take-back': 'There is no move of yours to take back.',
  'rated-as-guest': 'Rated matches need an account. Create one, or play a casual match.',
  'rated-takeback': 'Moves cannot be taken back in a rated match.',
  'rated-computer': 'Matches against the computer are not rated.',
  'engine-in-rated': 'No engine help while you play a rated match of this game.',
  'name-taken': 'This name is taken, or looks like one that is. Choose another.',
  'bad-name':
    'A name has 1 to 20 letters, digits, spaces, dots, dashes or underscores, and begins and ends with a letter or digit.',
  'invisible-name': 'This name has an invisible character. Type the name again.',
  'mixed-name': 'A name is written in one alphabet. Do not mix alphabets such as Latin and Cyrillic.',
  'rare-letters': 'This name has a rare letter that looks like a common one. Use the letters of a modern language.',
  'reserved-name':
    'This name is reserved: others could take you for the server, a computer player or one of the people who run it. Choose another.',
  'common-passphrase':
    'This passphrase is easy to guess: it is made of very common words, numbers or neighbouring keys. Use a few unrelated words.',
  'own-name-passphrase':
    'This passphrase is easy to guess: it is made of your name or the name of this site. Use a few unrelated words.',
  'wrong-passphrase': 'The name and the passphrase do not match.',
  'wrong-code': 'The name and the recovery code do not match, or the code was already used.',
  'already-account': 'You have an account already. Sign out first.',
  'needs-account': 'This needs an account. Create one first.',
  'bot-has-played': 'Only an account without rated matches can become a bot.',
  'too-many-tokens': 'You have {most} tokens. Delete one first.',
  'no-such-token': 'There is no such token.',
  'token-expired': 'This token has expired. Create a new one.',
  'missing-scope': 'This token may not do that: it needs the scope {scope}. Create a new token with that scope.',
  'needs-bot':
    'Only an account marked as a bot may do this with a program. Mark it on the account page or with POST /api/account/bot, then connect again. People sign in with their name and passphrase and play on the page or in the terminal.',
  'bad-position': 'This position cannot be read. {detail}',
  'no-engine': 'This server has no computer players.',
  'too-busy': 'The server is too busy. Try again in a moment.',
  'too-many-matches': 'You have {most} open or running matches. Finish one first.',
  'too-many-computers': 'You are already playing {most} matches against the computer. Finish one first.',
  'network-busy': 'Too many matches were created from your network. Finish one, or try again later.',
  'opponent-gone': 'The other player is no longer on this server.',
  'opponent-busy': 'The other player has too many matches open already.',
  'going-away': 'The server is about to restart. Try again in a moment.',
  failed: 'Something went wrong on the server. Nothing was lost; try again.',
};

export const unrated = {
  'too-short': (plies: number) =>
    `Not rated: too short. A match of this game counts from ${plies} moves (both sides) on.`,
  'pair-limit': (matches: number) =>
    `Not rated: the two players have already played ${matches} rated matches of this game within 24 hours.`,
};

export type RefusalTexts = Readonly<Record<keyof typeof refusals, string>>;
export type UnratedTexts = Readonly<typeof unrated>;
