import type { SessionTexts } from './texts.ts';

const some =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${count} ${many}`;

export const texts: SessionTexts = {
  understood: (move) => `Entendido como ${move}.`,
  done: 'pronto',
  seekingHint: 'À procura de uma boa jogada …',
  hint: (move, words) => `Sugestão: ${move}. ${words}.`,
  reasons: {
    only: 'É a tua única jogada.',
    draws: 'Garante o empate: ninguém consegue forçar mais.',
    surelyWins: 'A vitória é forçada.',
    surelyLoses: 'Todas as jogadas perdem contra o melhor jogo.',
    wins: (moves) => (moves === 1 ? 'Ganha já.' : `A vitória é forçada, em ${moves} jogadas no máximo.`),
    loses: (moves) =>
      moves === 1
        ? 'Agora todas as jogadas perdem; o fim vem com a próxima.'
        : `Todas as jogadas perdem contra o melhor jogo; esta resiste ${moves} jogadas.`,
    gains: (things) => `Ganha ${things}.`,
    takes: (things) => `Captura ${things}.`,
    spares: (things) => `A segunda melhor jogada custava-te ${things}.`,
    prepares: (things) => `Prepara a captura de ${things} na tua próxima jogada.`,
    threatens: (words) => `Faz uma ameaça: ${words}.`,
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
    king: some('um rei', 'reis'),
    queen: some('uma rainha', 'rainhas'),
    rook: some('uma torre', 'torres'),
    bishop: some('um bispo', 'bispos'),
    knight: some('um cavalo', 'cavalos'),
    pawn: some('um peão', 'peões'),
    seeds: some('uma semente', 'sementes'),
    tile: some('uma peça', 'peças'),
  },
  elsewhere: 'Estás a jogar esta partida noutra janela.',
  weighingDraw: 'O computador pondera a tua proposta …',
  drawEarly: 'O computador recusa: não aceita empates nas dez primeiras jogadas.',
  drawAgain: 'O computador recusa: pondera uma só proposta em cada dez jogadas.',
  drawDeclined: 'O computador recusa: acha que está melhor.',
};
