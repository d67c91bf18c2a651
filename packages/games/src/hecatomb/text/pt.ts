import type { GameTexts } from '../../contract/index.ts';
import type { HecatombCode } from './en.ts';

export const texts: GameTexts<HecatombCode> = {
  name: 'Hecatomb',
  summary: 'Sessenta e duas rainhas, dois reis e dez jogadas: captura o rei inimigo antes que as velas se apaguem.',
  history:
    'Kevin Maroney criou esta variante do xadrez nos anos 90 e deu-lhe o nome da hecatombe, o antigo sacrifício grego de cem bois. A forma com dez jogadas vem de um trabalho universitário de 2015.',
  likes: 'xadrez, mas rápido e selvagem',
  sides: {
    1: { name: 'as brancas', toMove: 'Jogam as brancas', wins: 'Ganham as brancas' },
    2: { name: 'as pretas', toMove: 'Jogam as pretas', wins: 'Ganham as pretas' },
  },
  variants: {
    'ten-turns': { name: 'Dez jogadas', summary: 'Cinco jogadas para cada lado; depois é empate.' },
    endless: {
      name: 'Sem limite',
      summary:
        'Joga-se até um rei ser capturado; cem jogadas seguidas (dos dois lados) sem capturas, ou a terceira vez da mesma posição, dão empate.',
    },
    check: {
      name: 'Com xeque',
      summary: 'O jogo tal como o inventor o publicou: sem limite de jogadas, e o xeque-mate ganha como no xadrez.',
    },
  },
  starts: { white: 'Começam as brancas', black: 'Começam as pretas' },
  players: {
    easy: { name: 'fácil', summary: 'Captura ao acaso.' },
    hard: { name: 'difícil', summary: 'Captura o mais longe que pode.' },
  },
  styles: {
    attack: { name: 'ataque', summary: 'Procura ameaças ao teu rei.' },
    defend: { name: 'defesa', summary: 'Mantém o seu rei abrigado.' },
    trade: { name: 'trocas', summary: 'Captura o que pode e esvazia o tabuleiro.' },
  },
  endings: {
    'king-taken': '{winner} capturaram o rei',
    checkmate: '{loser} levaram xeque-mate',
    stalemate: 'rei afogado, pois quem tem a vez não está em xeque e não tem jogadas possíveis',
    'turns-over': 'acabaram as dez jogadas e os dois reis continuam no tabuleiro',
    'no-progress': '100 jogadas sem capturas',
  },
  messages: {
    'king-in-danger': '{mover} estão prestes a perder o rei: {other} podem capturá-lo a partir de {from}',
    'in-check': '{mover} estão em xeque a partir de {from}',
    'last-turn': 'Falta uma jogada a cada lado; se os dois reis continuarem no tabuleiro, é empate',
    'last-ply': 'Esta é a última jogada: se {mover} não capturarem o rei, é empate',
    'end-near': 'Jogadas que faltam para o empate, se nada for capturado: {left}',
    'pieces-at-most': 'no máximo um rei e 31 rainhas de cada lado',
    'some-king': 'pelo menos um rei; só um dos dois pode ter sido capturado',
    'both-kings': 'os dois reis: com xeque nunca se captura um rei',
    'king-safe': 'o rei do lado que acabou de jogar onde não possa ser capturado',
    'typed-move-form':
      'a casa de onde a peça sai e a casa para onde vai, como e4e5, ou as colunas e linhas de ambas a partir de 0, como 4 3 4 4',
    'move-form': 'a casa de onde a peça sai e a casa para onde vai, como e4e5',
    'pick-piece': 'Escolhe uma peça para mover',
    'pick-queen-goal': 'Escolhe para onde vai a rainha de {from}',
    'pick-king-goal': 'Escolhe para onde vai o teu rei, a uma casa de distância',
    'piece-theirs': 'essa peça é d{other}: escolhe uma das tuas',
    'piece-stuck': 'esta peça não se pode mover: todas as casas à volta têm peças do seu lado',
    'piece-bound': 'para onde quer que esta peça vá, o teu rei ficaria atacado',
    'square-empty': 'não há aí nenhuma peça: escolhe uma das tuas',
    'goal-same': 'a peça já está nessa casa: escolhe para onde vai',
    'goal-own': 'está aí uma das tuas peças',
    'goal-off-line': 'uma rainha anda a direito, numa linha, numa coluna ou numa diagonal',
    'goal-blocked': 'a peça em {blocker} está no caminho',
    'king-one-step': 'um rei anda uma casa de cada vez',
    'king-attacked': 'o teu rei ficaria atacado a partir de {from}',
    'no-square': 'isso não é uma casa do tabuleiro',
    'done-early': 'a jogada ainda não está completa: escolhe uma peça e depois para onde vai',
    'move-whole': 'a jogada está completa: moves uma peça de cada vez',
    'tell-queen-moves': '{mover} movem uma rainha de {from} para {to}',
    'tell-queen-takes-queen': '{mover} capturam a rainha em {to} com a rainha de {from}',
    'tell-queen-takes-king': '{mover} capturam o rei em {to} com a rainha de {from}',
    'tell-king-moves': '{mover} movem o rei de {from} para {to}',
    'tell-king-takes-queen': '{mover} capturam a rainha em {to} com o rei de {from}',
    'tell-king-takes-king': '{mover} capturam o rei em {to} com o próprio rei, vindo de {from}',
  },
};
