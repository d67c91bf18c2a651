import type { AppTexts } from './en.ts';

export const pt: AppTexts = {
  skip: 'Saltar para o conteúdo',
  loading: 'Um momento …',
  failed: {
    title: 'Não foi possível carregar esta página',
    body: 'Talvez a ligação se tenha perdido, ou tenha saído uma versão nova. Recarrega a página.',
    again: 'Recarregar',
  },
  settings: 'Definições',
  account: {
    guest: 'Convidado',
    signIn: 'Convidado: entrar ou criar uma conta',
    of: (name) => `${name}: a tua conta`,
  },
  online: {
    name: 'Online',
    play: 'Jogar online',
    turns: (count) => `Online: é a tua vez em ${count} ${count === 1 ? 'partida' : 'partidas'}`,
  },
  cards: {
    title: 'A que jogamos?',
    subtitle: 'Contra o computador, com alguém ao teu lado, ou só para ver.',
    games: 'Jogos',
    facts: {
      minutes: (count) => `Cerca de ${count === 1 ? 'um minuto' : `${count} minutos`} por partida.`,
      learn: {
        easy: (rules) => `Fácil de aprender: ${rules} regras.`,
        medium: (rules) => `Aprende-se bem: ${rules} regras.`,
        hard: (rules) => `Demora a aprender: ${rules} regras.`,
      },
      likes: (things) => `Se gostas de ${things}.`,
    },
    playNote: '«Jogar» começa logo, com um adversário à medida dos teus últimos resultados.',
  },
  unfinished: {
    title: 'Continua onde ficaste',
    resume: 'Continuar',
    resumeGame: (game) => `Continuar ${game}`,
    yourTurn: 'É a tua vez',
    afterMoves: (count) => (count === 1 ? 'após 1 jogada' : `após ${count} jogadas`),
    against: (player) => `contra ${player}`,
  },
  newVersion: {
    ready: 'Há uma versão nova. As tuas partidas ficam guardadas.',
    use: 'Usar já',
    later: 'Mais tarde',
  },
};
