import type { PieceShape, PieceState } from '@tabuleiro/games';
import type { MatchTexts } from './en.ts';

const shapes: Readonly<Record<PieceShape, (count: number, name: string) => string>> = {
  stick: (count) => (count === 1 ? 'peça' : `${count} peças`),
  disc: (count) => (count === 1 ? 'peça' : `${count} peças`),
  king: () => 'rei',
  queen: (count) => (count === 1 ? 'rainha' : `${count} rainhas`),
  rook: () => 'torre',
  bishop: () => 'bispo',
  knight: () => 'cavalo',
  pawn: () => 'peão',
  seeds: (count) => (count === 1 ? '1 semente' : `${count} sementes`),
  tile: (_count, name) => `peça ${name}`,
};

const states: Readonly<Record<PieceState, string>> = { surrounded: 'sem lados abertos', dead: 'fora do jogo' };

export const pt: MatchTexts = {
  loading: 'A preparar o tabuleiro …',
  toMove: 'a jogar',
  thinking: 'a pensar …',
  thinks: (player) => `${player} está a pensar …`,
  board: 'Tabuleiro',
  done: 'Acabar a jogada',
  buttons: {
    undo: 'Anular',
    redo: 'Refazer',
    hint: 'Sugestão',
    moveNow: 'Jogar já',
    resign: 'Desistir',
    newMatch: 'Nova partida',
    analyse: 'Analisar',
    rematch: 'Desforra',
    first: 'Para o início',
    back: 'Uma jogada atrás',
    forward: 'Uma jogada adiante',
    last: 'Para a última jogada',
    continueHere: 'Continuar a partir daqui',
    toEnd: 'Voltar à partida',
    play: 'Continuar',
    pause: 'Pausa',
    step: 'Uma jogada',
    yes: 'Sim',
    no: 'Não',
    more: 'Mais',
    retry: 'Tentar outra vez',
  },
  moves: 'Jogadas',
  noMoves: 'Ainda não há jogadas.',
  typed: 'Escreve uma jogada',
  typedGo: 'Jogar',
  noUndo: 'Não há nada para anular.',
  noRedo: 'Não há nada para refazer.',
  notYourTurn: 'É a vez do computador.',
  over: 'A partida acabou. Podes anular uma jogada ou começar a desforra.',
  paused: 'Em pausa. «Continuar» retoma, «Uma jogada» faz só uma.',
  forcedPass: 'Passas automaticamente.',
  lookingBack: (ply, of) => (ply === 0 ? 'Estás a ver o início.' : `Estás a ver a jogada ${ply} de ${of}.`),
  moveHere: 'Se jogares aqui, a partida continua a partir daqui; a outra linha fica guardada.',
  playerFailed: () => 'O computador deixou de funcionar. Nada se perdeu: tenta outra vez.',
  badMove: (found, expected) => `«${found}» não é possível aqui. Esperava-se: ${expected}.`,
  shapes,
  states,
  empty: 'sem nada',
  hole: (piece, row, column, isFilled) =>
    `peça ${piece}, furo na linha ${row}, coluna ${column}, ${isFilled ? 'com pino' : 'vazio'}`,
  opens: (cell) => `abre ${cell}`,

  setup: {
    mode: 'Quem joga?',
    modes: {
      'person-computer': 'Contra o computador',
      'two-people': 'Duas pessoas aqui',
      'two-computers': 'Computador contra computador',
    },
    modeNotes: {
      'person-computer': 'Jogas de um lado.',
      'two-people': 'Jogam à vez neste ecrã.',
      'two-computers': 'Ficas a ver.',
    },
    side: 'O teu lado',
    opponent: 'Adversário',
    playerOf: (side) => `Computador para ${side}`,
    style: { title: 'Estilo', balanced: 'Equilibrado' },
    maxNote: 'Tão forte quanto pode ser neste aparelho.',
    variant: 'Variante',
    begins: 'Quem começa?',
    byLot: 'À sorte',
    start: 'Começar a partida',
    position: 'Preparar uma posição',
  },

  header: {
    zen: 'Modo zen: só o tabuleiro',
    leaveZen: 'Sair do modo zen',
    fullScreen: 'Ecrã inteiro',
    leaveFullScreen: 'Sair do ecrã inteiro',
  },

  record: {
    badLink: (why) => `Não foi possível ler este link, por isso começa uma nova partida. ${why}`,
    badRecord: (why) => `Não foi possível ler este registo. ${why}`,
    noRecord: 'Não há nenhuma partida neste texto. Cola ou escolhe um registo escrito pelo Tabuleiro.',
    otherGame: (name) => `Este é um registo de ${name}.`,
    badSave: 'A partida que estava guardada já não se consegue ler, por isso começa uma nova.',
    notSaved: 'Essa partida já não está guardada, por isso começa uma nova.',
    unsaved:
      'O navegador não tem mais espaço: esta partida dura enquanto a janela estiver aberta. Apaga algumas em «As tuas partidas».',
  },

  branches: {
    title: 'Outras linhas',
    back: (ply, moves) => `Voltar à linha da jogada ${ply}: ${moves}`,
  },
};
