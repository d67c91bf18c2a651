import type { RefusalTexts, UnratedTexts } from './en.ts';

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
  'no-such-match': 'Essa partida não existe. Verifica o link.',
  'no-such-user': 'Não há nenhum jogador com esse nome.',
  'not-running': 'A partida ainda não começou: o outro lado continua vazio.',
  'already-over': 'A partida acabou.',
  'not-your-turn': 'É a vez do outro lado.',
  'stale-move': 'Esta jogada era para outra posição: a partida tem agora {plies} jogadas.',
  'illegal-move': 'Essa jogada não é possível aqui. {detail}',
  'seat-taken': 'Outra pessoa já ocupou este lugar.',
  'own-match': 'Já jogas do outro lado desta partida. Envia o link a alguém.',
  'no-offer': 'Não há nada a que responder: a proposta já não existe.',
  'answer-first': 'O outro lado pediu para anular uma jogada. Responde primeiro a esse pedido.',
  'offered-already': 'O outro lado já respondeu a isso. Volta a perguntar depois da próxima jogada.',
  'said-enough': 'Atingiste o limite de mensagens nesta partida.',
  'too-many-draw-offers': 'Já propuseste empate {most} vezes nesta partida. Cada lado só o pode propor {most} vezes.',
  'too-many-takebacks':
    'Já pediste {most} vezes para anular uma jogada nesta partida. Cada lado só o pode pedir {most} vezes.',
  'too-many-entries':
    'Esta partida tem mais de {most} registos. A partir daqui só podes jogar, desistir ou aceitar um empate.',
  'too-many-watched': 'Já estás a ver {most} partidas. Deixa uma primeiro.',
  'nothing-to-take-back': 'Não há nenhuma jogada tua para anular.',
  'rated-as-guest': 'Para jogar a valer pontos é precisa uma conta. Cria uma, ou joga uma partida amigável.',
  'rated-takeback': 'Não se podem anular jogadas numa partida a valer pontos.',
  'rated-computer': 'As partidas contra o computador não valem pontos.',
  'engine-in-rated': 'Não há ajuda do computador enquanto jogas uma partida deste jogo a valer pontos.',
  'name-taken': 'Alguém já tem este nome, ou um que se confunde com ele. Escolhe outro.',
  'bad-name':
    'Um nome tem de 1 a 20 letras, algarismos, espaços, pontos, hífenes ou sublinhados, e começa e acaba com uma letra ou um algarismo.',
  'invisible-name': 'Este nome tem um carácter que não se vê. Escreve o nome de novo.',
  'mixed-name': 'Um nome escreve-se num só alfabeto. Não mistures letras de vários, como latinas e cirílicas.',
  'rare-letters': 'Este nome tem uma letra rara que se confunde com uma vulgar. Usa as letras de uma língua atual.',
  'reserved-name':
    'Este nome está reservado: os outros podiam tomar-te pelo servidor, por um computador ou por quem o gere. Escolhe outro.',
  'common-passphrase':
    'Esta frase-passe adivinha-se com facilidade: é feita de palavras muito comuns, números ou teclas vizinhas. Usa algumas palavras sem relação entre si.',
  'own-name-passphrase':
    'Esta frase-passe adivinha-se com facilidade: é feita do teu nome ou do nome deste site. Usa algumas palavras sem relação entre si.',
  'wrong-passphrase': 'O nome e a frase-passe não correspondem.',
  'wrong-code': 'O nome e o código de recuperação não correspondem, ou o código já foi usado.',
  'already-account': 'Já tens uma conta. Sai dela primeiro.',
  'needs-account': 'Para isto é precisa uma conta. Cria uma primeiro.',
  'bot-has-played': 'Só uma conta sem partidas a valer pontos pode passar a ser um bot.',
  'too-many-tokens': 'Tens {most} chaves. Apaga uma primeiro.',
  'no-such-token': 'Essa chave não existe.',
  'token-expired': 'Esta chave expirou. Cria uma nova.',
  'missing-scope':
    'Esta chave não pode fazer isso: precisa da permissão {scope}. Cria uma nova chave com essa permissão.',
  'needs-bot':
    'Só uma conta marcada como bot pode fazer isto com um programa. Marca-a na página da conta ou com POST /api/account/bot e liga-te de novo. As pessoas entram com o nome e a frase-passe e jogam na página ou no terminal.',
  'bad-position': 'Esta posição não se consegue ler. {detail}',
  'no-engine': 'Neste servidor o computador não joga.',
  'too-busy': 'O servidor está demasiado ocupado. Tenta de novo daqui a pouco.',
  'too-many-matches': 'Tens {most} partidas abertas ou em curso. Acaba uma primeiro.',
  'too-many-computers': 'Já estás a jogar {most} partidas contra o computador. Acaba uma primeiro.',
  'network-busy': 'Foram criadas partidas a mais a partir da tua rede. Acaba uma ou tenta mais tarde.',
  'opponent-gone': 'O outro jogador já não está neste servidor.',
  'opponent-busy': 'O outro jogador já tem demasiadas partidas abertas.',
  'going-away': 'O servidor vai reiniciar. Tenta de novo dentro de momentos.',
  failed: 'Algo correu mal no servidor. Nada se perdeu; tenta de novo.',
};

export const unrated: UnratedTexts = {
  'too-short': (plies) =>
    `Não vale pontos: foi curta demais. Uma partida deste jogo conta a partir de ${plies} jogadas (dos dois lados).`,
  'pair-limit': (matches) =>
    `Não vale pontos: os dois jogadores já jogaram ${matches} partidas deste jogo a valer pontos em 24 horas.`,
};
