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
  language: 'Language',
  /** The name of each language in itself. */
  languages: { en: 'English', pt: 'Português' },
  theme: 'Colours',
  themes: { light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  settings: {
    title: 'Settings',
    finish: 'Board',
    finishes: { classic: 'As it was made', light: 'Light wood', dark: 'Dark wood', stone: 'Stone' },
    pieces: 'Pieces',
    pieceSets: { carved: 'Carved', symbols: 'Symbols' },
    counts: 'Numbers beside heaps of seeds',
    /** What the other side could take or complete with its next turn. */
    threats: 'Threats against you',
    lessMotion: 'Less motion',
    /** Kinds of sounds. */
    sounds: {
      moves: 'Moves',
      time: 'Little time left',
      end: 'End of the match',
      offers: 'Offers',
      messages: 'Messages',
    },
  },
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
    subtitle: 'Against the computer, with someone beside you, or just to watch.',
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
