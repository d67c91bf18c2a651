import type { GameTexts } from '../../contract/index.ts';
import type { EigenstateCode } from '../codes.ts';

export const texts: GameTexts<EigenstateCode> = {
  name: 'Eigenstate',
  summary: 'Seis peças que aprendem a mover-se: na tua vez moves uma e ensinas dois passos novos às tuas peças.',
  history:
    'O Eigenstate é um jogo de Martin Grider, de 2016. As peças têm furos, e os pinos que lá colocas decidem para onde podem ir.',
  sides: {
    1: { name: 'o jogador um', toMove: 'Joga o jogador um', wins: 'Ganha o jogador um' },
    2: { name: 'o jogador dois', toMove: 'Joga o jogador dois', wins: 'Ganha o jogador dois' },
  },
  variants: { standard: { name: 'Normal', summary: 'Seis peças para cada lado, em seis linhas de seis casas.' } },
  starts: { standard: 'Primeiras linhas' },
  rules: [
    {
      title: 'O tabuleiro',
      body: 'O tabuleiro tem seis linhas de seis casas. As peças A a F do jogador um estão na linha de baixo, as peças 1 a 6 do jogador dois na linha de cima. Começa o jogador um.',
    },
    {
      title: 'Peças e pinos',
      body: 'Cada peça tem cinco linhas de cinco lugares: o centro é a própria peça, os outros 24 são furos. Um pino num furo deixa a peça ir para a casa que fica nessa direção e a essa distância. As peças nunca rodam, por isso a linha de furos de cima aponta, para ambos os jogadores, duas linhas acima no tabuleiro. No início cada peça tem um pino: um passo para cima nas do jogador um, um passo para baixo nas do jogador dois. Os pinos nunca saem.',
    },
    {
      title: 'A tua vez: mover',
      body: 'Primeiro moves uma das tuas peças para uma casa do tabuleiro a que um dos pinos dela conduza. A peça salta por cima de tudo. O que estiver nessa casa sai do jogo, mesmo que seja teu.',
    },
    {
      title: 'A tua vez: os pinos',
      body: 'Depois colocas dois pinos em furos vazios das tuas peças que continuam em jogo, ambos numa peça ou um em cada uma de duas. Um pino novo serve a partir da tua vez seguinte.',
    },
    {
      title: 'Quando falta alguma coisa',
      body: 'Se nenhuma das tuas peças se puder mover, colocas só os dois pinos. Se depois de moveres tiveres menos de dois furos vazios, preenches os que tiveres. Uma das duas coisas é sempre possível, por isso ninguém passa.',
    },
    {
      title: 'Só uma peça',
      body: 'Se no fim de uma jogada tiveres só uma peça, perdeste, mesmo que tenhas sido tu a capturar a outra.',
    },
    {
      title: 'Uma peça preenchida',
      body: 'Se no fim de uma jogada ambos os jogadores tiverem exatamente duas peças, ganha quem tiver uma peça com os 24 furos preenchidos. Se ambos tiverem uma, ganha quem acabou de jogar.',
    },
    {
      title: 'Empates',
      body: 'Cem jogadas sem um pino novo nem uma captura, ou a mesma posição pela terceira vez, dão empate.',
    },
  ],
  endings: {
    'one-piece': '{loser} tem só uma peça',
    'full-piece': '{winner} tem uma peça com os 24 furos preenchidos',
  },
  messages: {
    'no-step': '{mover} coloca só dois pinos: nenhuma das suas peças se pode mover para uma casa do tabuleiro',
    'one-hole': '{mover} coloca no máximo um pino: as suas peças só têm um furo vazio',
    'no-hole': '{mover} não coloca pinos: as suas peças já não têm furos vazios',
    'last-two': '{owner} tem duas peças e perde quando tiver só uma',
    'full-piece-wins': 'Ambos os jogadores têm duas peças: ganha quem preencher os 24 furos de uma',
    'end-near': 'Jogadas que faltam para o empate, se não houver um pino novo nem uma captura: {left}',
    piece:
      'peças unidas por vírgulas, cada uma com nome ({names}), casa de a1 a f6, ponto e seis algarismos hexadecimais em minúsculas, como {example}',
    'piece-order': 'cada nome no máximo uma vez, e os nomes por ordem',
    'free-square': 'uma casa onde não esteja outra peça',
    'first-pin': 'pinos que incluam o primeiro, no furo {hole}, porque os pinos nunca saem',
    'two-pieces': 'pelo menos duas peças de um dos lados: contra uma só peça já ninguém joga',
    'move-form':
      'uma peça, um hífen e uma casa, depois os pinos por ordem, cada um com barra, peça, linha e coluna, como {example}; quando nenhuma peça se pode mover, um hífen e dois pinos',
    'move-piece': 'uma peça em jogo que seja d{mover}: {names}',
    'move-square': 'para {name} em {from}, outra casa no máximo a duas colunas e duas linhas de distância',
    'pin-order': 'dois pinos diferentes, pela ordem das peças e depois pela dos furos, linha a linha',
    'pick-piece': 'Escolhe uma peça para mover',
    'pick-goal': 'Escolhe para onde vai {piece}',
    'pick-first-pin': 'Escolhe um furo vazio para o teu primeiro pino',
    'pick-second-pin': 'Escolhe um furo vazio para o teu segundo pino',
    'pick-lone-pin': 'Escolhe o furo vazio que resta: colocas só um pino',
    'pick-pins-only': 'Nenhuma das tuas peças se pode mover: escolhe um furo vazio para o teu primeiro pino',
    'not-there': 'isso não está nesta mesa',
    'square-empty': 'não há nenhuma peça em {cell}: escolhe uma das tuas',
    'by-square': 'escolhe {piece} pela casa onde está, {cell}',
    'piece-theirs': '{piece} é do adversário ({owner}): escolhe uma das tuas peças',
    'piece-stuck': '{piece} não se pode mover: nenhum dos seus pinos conduz a uma casa do tabuleiro',
    'piece-out': '{piece} está fora do jogo',
    'piece-taken': 'o teu próprio movimento captura {piece}: já não recebe pinos',
    'goal-same': '{piece} já está em {cell}: escolhe para onde vai',
    'goal-far': 'nenhum pino conduz até {cell}: duas colunas e duas linhas são o máximo',
    'goal-no-pin': '{piece} não tem um pino que conduza a {cell}: o furo {hole} está vazio',
    'step-first': 'primeiro move uma peça: os pinos vêm depois',
    'hole-wanted': 'um pino coloca-se num furo: escolhe um furo vazio de uma das tuas peças',
    'hole-centre': 'o centro é a própria peça {piece} e não um furo',
    'hole-filled': 'já há um pino no furo {hole} de {piece}',
    'hole-picked': 'o teu primeiro pino está no furo {hole} de {piece}: escolhe outro furo',
    'done-step': 'a tua jogada ainda não está completa: enquanto uma das tuas peças se puder mover, tens de mover',
    'done-two-pins': 'a tua jogada ainda não está completa: faltam dois pinos',
    'done-one-pin': 'a tua jogada ainda não está completa: falta um pino',
    'turn-whole': 'a tua jogada está completa: moves uma peça e colocas no máximo dois pinos',
    'tell-step-two': '{mover} move {piece} de {from} para {to} e coloca pinos em {first} e {second}',
    'tell-step-one': '{mover} move {piece} de {from} para {to} e coloca um pino em {first}',
    'tell-step-none': '{mover} move {piece} de {from} para {to}',
    'tell-take-two': '{mover} captura {taken} com {piece}, de {from} para {to}, e coloca pinos em {first} e {second}',
    'tell-take-one': '{mover} captura {taken} com {piece}, de {from} para {to}, e coloca um pino em {first}',
    'tell-take-none': '{mover} captura {taken} com {piece}, de {from} para {to}',
    'tell-take-own-two':
      '{mover} captura a sua própria peça {taken} com {piece}, de {from} para {to}, e coloca pinos em {first} e {second}',
    'tell-take-own-one':
      '{mover} captura a sua própria peça {taken} com {piece}, de {from} para {to}, e coloca um pino em {first}',
    'tell-take-own-none': '{mover} captura a sua própria peça {taken} com {piece}, de {from} para {to}',
    'tell-pins': '{mover} não pode mover e coloca pinos em {first} e {second}',
  },
};
