import type { SessionTexts } from './en.ts';

const some =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${count} ${many}`;

export const texts: SessionTexts = {
  understood: (move) => `Entendido como ${move}.`,
  done: 'pronto',
  seekingHint: 'À procura de uma boa jogada …',
  hint: (words) => `Sugestão: ${words}.`,
  reasons: {
    only: 'É a tua única jogada.',
    draws: 'Garante o empate: nenhum lado consegue forçar mais.',
    surelyWins: 'Vitória forçada.',
    surelyLoses: 'Todas as jogadas perdem contra o jogo perfeito.',
    wins: (moves) => (moves === 1 ? 'Ganha já.' : `Vitória forçada, em ${moves} jogadas (dos dois lados) no máximo.`),
    loses: (moves) =>
      moves <= 2
        ? 'Agora todas as jogadas perdem; o fim vem com a próxima.'
        : `Todas as jogadas perdem contra o jogo perfeito; esta resiste ${moves} jogadas (dos dois lados).`,
    gains: (things) => `Ganha ${things}.`,
    takes: (things) => `Captura ${things}.`,
    spares: (things) => `A segunda melhor jogada custar-te-ia ${things}.`,
    prepares: (things) => `Prepara a captura de ${things} na tua próxima jogada.`,
    threatens: (words) => `Ameaça: ${words}.`,
    saves: 'Responde à ameaça contra ti.',
    trades: 'É uma troca equilibrada.',
    far: 'Tudo o resto é claramente pior.',
    stands: {
      winning: 'Ficas perto da vitória.',
      better: 'Ficas em vantagem.',
      even: 'Mantém o equilíbrio.',
      worse: 'Estás um pouco pior; assim continuas na partida.',
      losing: 'Estás mal; assim é mais difícil para o outro lado.',
    },
    reply: (move) => `Resposta esperada: ${move}.`,
  },
  things: {
    stick: some('uma peça', 'peças'),
    disc: some('uma peça', 'peças'),
    king: some('um rei', 'reis'),
    queen: some('uma rainha', 'rainhas'),
    rook: some('uma torre', 'torres'),
    bishop: some('um bispo', 'bispos'),
    knight: some('um cavalo', 'cavalos'),
    pawn: some('um peão', 'peões'),
    seeds: some('uma semente', 'sementes'),
    tile: some('uma peça', 'peças'),
  },
  lesson: {
    wellDone: 'Muito bem.',
    unwanted: 'Isso também é possível, mas aqui pede-se outra coisa. Tenta outra vez.',
  },
  facts: {
    moves: (count) => (count === 1 ? '1 jogada' : `${count} jogadas (dos dois lados)`),
    lost: (heaps) => `Perdas: ${heaps}`,
    gathered: (heaps) => `No depósito: ${heaps}`,
    thought: (times) => `Tempo a pensar: ${times}`,
  },
  held: (words) => `Isso seria logo uma jogada: ${words}. Escolhe outra vez para a fazer.`,
  elsewhere: 'Estás a jogar esta partida noutra janela.',
  weighingDraw: 'O computador está a ponderar a tua proposta …',
  drawEarly: 'O computador recusa: sem empates nas dez primeiras jogadas (dos dois lados).',
  drawAgain: 'O computador recusa: só uma proposta em cada dez jogadas (dos dois lados).',
  drawDeclined: 'O computador recusa: acha que está melhor.',
};
