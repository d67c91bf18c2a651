import type { Translation } from '../../settings/language.tsx';

export type AppTexts = Translation<typeof en>;

/** The frame around all pages, and the home page. */
export const en = {
  skip: 'Skip to the content',
  loading: 'One moment …',
  failed: {
    title: 'This page could not be loaded',
    body: 'Perhaps the connection was lost, or a new version came out. Reload the page.',
    again: 'Reload',
  },
  settings: 'Settings',
  account: {
    guest: 'Guest',
    signIn: 'Guest: sign in or create an account',
    of: (name: string) => `${name}: your account`,
  },
  online: {
    name: 'Online',
    play: 'Play online',
    turns: (count: number) => `Online: your turn in ${count} ${count === 1 ? 'match' : 'matches'}`,
  },
  cards: {
    title: 'What shall we play?',
    subtitle: 'Against the computer, with a friend beside you, or just to watch.',
    games: 'Games',
    facts: {
      minutes: (count: number) => `About ${count === 1 ? 'a minute' : `${count} minutes`} a match.`,
      learn: {
        easy: (rules: number) => `Easy to learn: ${rules} rules.`,
        medium: (rules: number) => `Fairly easy to learn: ${rules} rules.`,
        hard: (rules: number) => `Takes some learning: ${rules} rules.`,
      },
      likes: (things: string) => `If you like ${things}.`,
    },
    playNote: '“Play” starts a match at once, against an opponent who adapts to your last results.',
  },
  unfinished: {
    title: 'Continue where you left off',
    resume: 'Continue',
    resumeGame: (game: string) => `Continue ${game}`,
    yourTurn: 'Your turn',
    afterMoves: (count: number) => (count === 1 ? 'after 1 move' : `after ${count} moves`),
    against: (player: string) => `against ${player}`,
  },
  newVersion: {
    ready: 'A new version is ready. Your matches are kept.',
    use: 'Use it now',
    later: 'Later',
  },
};
