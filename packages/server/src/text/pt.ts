import type { OperatorTexts } from './en.ts';

export const pt: OperatorTexts = {
  'bad-number': '{name}: encontrou-se {found}, esperava-se um número inteiro de 0 a {most}',
  'bad-switch': '{name}: encontrou-se {found}, esperava-se 0 ou 1',
  'bad-choice': '{name}: encontrou-se {found}, esperava-se um de {allowed}',
  'bad-proxies':
    'TRUST_PROXY: encontrou-se {found}, esperava-se o número de proxies à frente do servidor (de 0 a 10), ou os seus endereços e redes, como 127.0.0.1,10.0.0.0/8',
  'bad-origin':
    'ORIGIN: encontrou-se {found}, esperava-se o endereço da página sem caminho, como https://play.example.org; vários separam-se por vírgulas, e todos começam por https:// ou todos por http://',
  'bad-database':
    'DATABASE_URL: encontrou-se um endereço que começa por {found}, esperava-se postgres://utilizador:senha@máquina/nome. Sem esta definição usa-se a base de dados incluída',
  'cannot-connect':
    'DATABASE_URL: não se consegue usar a base de dados ({reason}). Verifica se está a correr, e se a máquina, a porta, o utilizador, a senha e o nome neste endereço estão certos',
  'bad-folder':
    'DATA_DIR: não se consegue guardar nada em {folder} ({reason}). Indica uma pasta em que o utilizador que inicia o servidor possa escrever',
  'bad-host':
    'HOST: encontrou-se {found}, esperava-se um endereço desta máquina como 127.0.0.1, ou 0.0.0.0 para todos ({reason})',
  'port-taken':
    'PORT: outro programa escuta na porta {port} de {host}. Termina-o primeiro, ou indica outra porta; 0 usa qualquer uma que esteja livre',
  'port-forbidden':
    'PORT: este utilizador não pode escutar na porta {port}. Indica outra porta; as abaixo de 1024 são para o root',
  'folder-in-use':
    'outro servidor usa {database}. A base de dados incluída é para um só processo: termina primeiro o outro, ou indica outro DATA_DIR',
  'no-database-at': 'não há nenhuma base de dados em {file}: verifica DATA_DIR, ou inicia o servidor uma vez',
  'file-exists': '{file} já existe: indica outro ficheiro',
  'no-folder': 'não há nenhuma pasta {folder}: cria-a primeiro, ou indica outro ficheiro',
  'no-file': 'não há nenhum ficheiro {file}',
  'cannot-write': 'não se consegue escrever {file}: {reason}',
  'no-database': '{file} não é uma base de dados',
  damaged: '{file} está danificado',
  'not-ours': '{file} não é uma base de dados do Tabuleiro',
  'later-version': '{file} foi feito por uma versão posterior ({steps})',
  'database-damaged':
    '{file} está danificado ({reason}). Repõe uma cópia de segurança com «npm run admin -- restore <ficheiro>»; o ficheiro danificado fica guardado ao lado',
  'database-later':
    'a base de dados foi feita por uma versão mais recente do Tabuleiro ({steps}). Usa essa versão, ou repõe uma cópia de segurança desta',
  'embedded-only':
    'isto é para a base de dados incluída; para o PostgreSQL usa pg_dump e pg_restore (docs/administration.md)',
  'server-running': 'o servidor está a correr: para-o primeiro',
  'no-command': '{words}: não há nenhum comando assim',
  'used-so': '{words}: este comando usa-se assim:',
  'bad-match': '{match} não é uma partida: o nome de uma partida tem 16 letras e algarismos',
  'no-match': 'não há nenhuma partida {match}',
  'match-over': '{match} já acabou',
  'bad-status': '{status}: esperava-se open, running ou over',
  'no-player': 'não há nenhum jogador chamado {name}',
  'banned-already': '{name} já está banido',
  'bad-reason':
    'banir precisa de um motivo de 1 a {most} caracteres, que a pessoa banida vê; se tiver várias palavras, põe-no entre aspas, e o tempo a seguir',
  'bad-duration': '{found}: esperava-se um tempo como 12h ou 30d; sem ele fica banido para sempre',
  'no-account': '{name} é um convidado e não tem frase-passe',
  'not-banned': '{name} não está banido',
  'name-taken': 'já há alguém chamado {name}',
  'name-given': '{name}: os nomes que começam por {begins} são dados pelo servidor. Escolhe outro',
  'backed-up': '{file} tem {matches} partidas',
  whole: '{file} está intacto e tem {matches} partidas',
  restored: '{database} foi reposta a partir de {file}',
  'restored-kept': '{database} foi reposta a partir de {file}; a anterior fica guardada em {kept}',
  banned: '{name} está banido para sempre',
  'banned-until': '{name} está banido até {until} (UTC)',
  unbanned: '{name} já não está banido',
  deleted: '{name} foi apagado: as partidas ficam sem o nome',
  exported: '{file} tem todos os dados de {name}',
  'sessions-ended': '{name} saiu de todo o lado: acabaram {count} sessões e chaves',
  'recovery-code': '{name} pode escolher uma frase-passe nova com este código, uma vez: {code}',
  aborted: '{match} acabou sem resultado',
  renamed: '{name} chama-se agora {next}',
  'list-plies': 'jogadas: {count}',
  'list-rated': 'a valer pontos',
  'list-casual': 'amigável',
  'list-bot': 'bot',
  'list-guest': 'convidado',
  'list-account': 'conta',
  'list-banned': 'banido {at}',
  'list-banned-until': 'banido {at} até {until}',
  'audit-for-good': 'para sempre',
  'audit-until': 'até {until}',
  usage: `Gere os dados do servidor, também enquanto ele corre. Lê as mesmas definições que o servidor.

  npm run admin -- list users [banned]            quem esteve cá por último
  npm run admin -- list matches [open|running|over]
  npm run admin -- ban <nome> <motivo> [<tempo>]  bane alguém, por 12h ou 30d ou para sempre, e diz porquê
  npm run admin -- unban <nome>
  npm run admin -- end-sessions <nome>            termina a sessão de alguém em todo o lado; as chaves também acabam
  npm run admin -- recovery-code <nome>           mostra um código com que se escolhe uma frase-passe nova, uma vez
  npm run admin -- export <nome> <ficheiro>       escreve todos os dados de alguém num ficheiro novo
  npm run admin -- delete <nome>                  apaga uma conta; as partidas ficam sem o nome
  npm run admin -- audit [<nome>]                 o que os operadores fizeram, o mais recente primeiro
  npm run admin -- rename <nome> <novo nome>      também nas partidas já jogadas
  npm run admin -- abort <partida>                acaba uma partida sem resultado
  npm run admin -- backup <ficheiro>              copia a base de dados incluída
  npm run admin -- check <ficheiro>               esta cópia está intacta?
  npm run admin -- restore <ficheiro>             repõe uma cópia; o servidor não pode estar a correr
`,
};
