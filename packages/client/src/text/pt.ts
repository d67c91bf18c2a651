import type { RefusalTexts } from '../refusals.ts';
import type { UnratedTexts } from '../unrated.ts';

export const refusals: RefusalTexts = {
  'bad-request': 'Este pedido não se consegue ler: {detail}.',
  'unknown-protocol':
    'Este servidor fala a versão {expected} do protocolo. Recarrega a página ou atualiza o teu programa.',
  unreachable: 'Não se consegue chegar ao servidor. Verifica a tua ligação e tenta de novo.',
  'too-long': 'Isto é demasiado longo: são permitidos no máximo {most} bytes.',
  'too-fast': 'Foi rápido demais. Tenta de novo dentro de {seconds} s.',
  'too-many-connections': 'Há ligações a mais, tuas ou da tua rede. Fecha outra página ou tenta mais tarde.',
  'not-signed-in': 'Entra primeiro na tua conta, ou joga como convidado.',
  'not-yours': 'Só os dois jogadores de uma partida podem fazer isso.',
  'not-allowed': 'Não tens autorização para fazer isso.',
  banned: 'Esta conta está banida{until}.{reason} Ainda podes descarregar os teus dados e apagar a conta.',
  'unknown-host': 'Este servidor não serve este nome de máquina. Verifica o endereço.',
  'no-such-page': 'Não há nada neste endereço.',
  'no-such-match': 'Essa partida não existe. Verifica a ligação.',
  'no-such-user': 'Não há nenhum jogador com esse nome.',
  'not-running': 'A partida ainda não começou: o outro lado continua vazio.',
  'already-over': 'A partida acabou.',
  'not-your-turn': 'É a vez do outro lado.',
  'stale-move': 'Esta jogada era para outra posição: a partida tem agora {plies} lances.',
  'illegal-move': 'Essa jogada não é possível aqui. {detail}',
  'seat-taken': 'Outra pessoa já ocupou este lugar.',
  'own-match': 'Já estás sentado do outro lado desta partida. Envia a ligação a alguém.',
  'answer-first': 'O outro lado pediu para anular uma jogada. Responde primeiro a esse pedido.',
  'offered-already': 'O outro lado já respondeu a isso. Volta a perguntar depois da próxima jogada.',
  'said-enough': 'Já disseste o suficiente nesta partida.',
  'too-many-draw-offers': 'Já propuseste empate {most} vezes nesta partida. Cada lado só o pode propor {most} vezes.',
  'too-many-takebacks':
    'Já pediste {most} vezes para anular uma jogada nesta partida. Cada lado só o pode pedir {most} vezes.',
  'too-many-entries':
    'Esta partida tem mais de {most} registos. A partir daqui só podes jogar, desistir ou aceitar um empate.',
  'too-many-watched': 'Já estás a ver {most} partidas. Deixa uma primeiro.',
  'no-offer': 'Não há nada a que responder: a proposta já não existe.',
  'nothing-to-take-back': 'Não há nenhuma jogada tua para anular.',
  'rated-as-guest': 'As partidas classificadas precisam de uma conta. Cria uma, ou joga uma partida amigável.',
  'rated-takeback': 'Numa partida classificada não se anula nenhuma jogada.',
  'rated-computer': 'As partidas contra o computador não são classificadas.',
  'engine-in-rated': 'Não há ajuda do computador enquanto jogas uma partida classificada deste jogo.',
  'name-taken': 'Alguém já tem este nome, ou um que se confunde com ele. Escolhe outro.',
  'bad-name':
    'Um nome tem de 1 a 20 letras, algarismos, espaços, pontos, hífenes ou sublinhados, e começa e acaba com uma letra ou um algarismo.',
  'invisible-name': 'Este nome tem um carácter que não se vê. Escreve o nome de novo.',
  'reserved-name':
    'Este nome está reservado: os outros podiam tomar-te pelo servidor, por um jogador de computador ou por quem o gere. Escolhe outro.',
  'mixed-name': 'Um nome escreve-se num só alfabeto. Não mistures letras de vários, como latinas e cirílicas.',
  'rare-letters':
    'Este nome tem uma letra rara que se confunde com uma vulgar. Escreve-o com as letras de uma língua de hoje.',
  'common-passphrase':
    'Esta frase-passe adivinha-se com facilidade: é feita de palavras muito comuns, números ou teclas vizinhas. Usa algumas palavras que não tenham nada a ver umas com as outras.',
  'own-name-passphrase':
    'Esta frase-passe adivinha-se com facilidade: é feita do teu nome ou do nome deste sítio. Usa algumas palavras que não tenham nada a ver umas com as outras.',
  'wrong-passphrase': 'O nome e a frase-passe não condizem.',
  'wrong-code': 'O nome e o código de recuperação não condizem, ou o código já foi usado.',
  'already-account': 'Já tens uma conta. Sai dela primeiro.',
  'needs-account': 'Para isto é precisa uma conta. Cria uma primeiro.',
  'bot-has-played': 'Só uma conta sem partidas classificadas pode passar a ser um bot.',
  'too-many-tokens': 'Tens {most} chaves de acesso. Apaga uma primeiro.',
  'no-such-token': 'Essa chave de acesso não existe.',
  'token-expired': 'Esta chave de acesso expirou. Faz uma nova.',
  'missing-scope':
    'Esta chave de acesso não pode fazer isso: precisa da permissão {scope}. Faz uma nova chave com essa permissão.',
  'needs-bot':
    'Só uma conta declarada como bot pode fazer isto com um programa. Declara-a na página da conta ou com POST /api/account/bot e liga-te de novo. As pessoas entram com o nome e a frase-passe e jogam na página ou no terminal.',
  'bad-position': 'Esta posição não se consegue ler. {detail}',
  'no-engine': 'Este servidor não tem jogadores de computador.',
  'too-busy': 'O servidor tem demasiado em que pensar. Tenta de novo daqui a pouco.',
  'too-many-matches': 'Tens {most} partidas abertas ou em curso. Acaba uma primeiro.',
  'too-many-computers': 'Já jogas {most} partidas contra o computador. Acaba uma primeiro.',
  'network-busy': 'Foram criadas partidas a mais a partir da tua rede. Acaba uma ou tenta mais tarde.',
  'opponent-gone': 'O outro jogador já não está neste servidor.',
  'opponent-busy': 'O outro jogador já tem demasiadas partidas abertas.',
  'going-away': 'O servidor vai reiniciar. Tenta de novo dentro de momentos.',
  failed: 'Algo correu mal no servidor. Nada se perdeu; tenta de novo.',
};

export const unrated: UnratedTexts = {
  'too-short': (plies) =>
    `Não conta para a classificação: foi curta demais. Uma partida deste jogo conta a partir de ${plies} lances.`,
  'pair-limit': (matches) =>
    `Não conta para a classificação: os dois jogadores já jogaram ${matches} partidas classificadas deste jogo em 24 horas.`,
};
