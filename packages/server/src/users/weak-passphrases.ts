import { GAME_IDS } from '@tabuleiro/games';
import { Refused } from '../refused.ts';
import { nameKey } from './names.ts';

// Passphrases that are tried first by whoever guesses. A passphrase is weak when a few common parts make it up: well-known
// words, dates and other short numbers, keys that lie side by side, and characters that repeat.

/** Words of the passwords that leak most often, in English and Portuguese, in small letters without accents. */
const COMMON_WORDS = `
  password passwort passphrase passcode secret secreto segredo senha frasepasse palavrapasse palavrachave chave login
  welcome bemvindo bemvinda letmein changeme deixameentrar mudame default guest convidado user utilizador usuario test teste
  admin administrator administrador root master mestre system sistema access acesso private privado account conta
  hello hellothere ola olamundo helloworld goodbye adeus whatever nothing nada qualquercoisa computer computador internet
  google facebook instagram twitter youtube microsoft windows samsung android apple iphone nintendo playstation xbox pokemon
  minecraft fortnite roblox starwars superman batman spiderman spongebob naruto pikachu
  iloveyou loveyou loveme lovely love amote amor amormeu meuamor amorzinho queridinha querido querida teamo amizade saudade
  baby bebe babygirl babyboy princess princesa prince principe angel anjo anjinho sweet sweety cookie honey mylove
  mother father mamae mae paizinho pai familia family friends amigos amigo amiga forever parasempre felicidade happy feliz
  sunshine rainbow flower flor flores butterfly borboleta summer verao winter inverno autumn outono spring primavera
  january february march april august september october november december janeiro fevereiro marco abril maio junho julho
  agosto setembro outubro novembro dezembro monday tuesday wednesday thursday friday saturday sunday segunda terca quarta
  quinta sexta sabado domingo
  monkey macaco dragon dragao tiger tigre lion leao eagle aguia phoenix shadow sombra wolf lobo panther pantera snoopy garfield
  puppy doggie kitty gato gatinho cao cachorro cavalo horse chicken galinha coelho rabbit buster charlie jessica michael
  football futebol soccer baseball basketball hockey tennis tenis golf golfinho liverpool arsenal chelsea barcelona realmadrid
  juventus manchester united benfica slbenfica sporting sportingcp fcporto porto braga selecao ronaldo cristiano messi eusebio
  portugal portuguesa portugues lisboa lisbon coimbra algarve madeira acores brasil brazil angola mocambique espanha london
  paris newyork america
  jesus jesuscristo jesusteama deus deusefiel deusmeama christ cristo maria nossasenhora fatima blessed faith
  ninja killer hunter ranger soldier warrior guerreiro hacker matrix freedom liberdade trustno one trustnoone mustang ferrari
  porsche corvette harley mercedes toyota yamaha
  gamer gaming game jogo jogos jogador player chess xadrez damas mancala checkers board
  pizza chocolate coffee cafe cerveja beer vinho banana orange laranja apple maca cheese queijo bacalhau
  correcthorsebatterystaple thequickbrownfox loremipsum umdoistres onetwothree abracadabra opensesame abretesesamo
  jennifer daniel jordan ashley thomas andrew joshua robert nicole joana joao pedro miguel tiago diogo ricardo rodrigo andre
  carlos manuel antonio francisco catarina beatriz mariana carolina leonor matilde ines sofia margarida teresa helena isabel
`
  .trim()
  .split(/\s+/);

/** Rows of keys, columns of keys, the alphabet and the digits: neighbours in one of them lie side by side. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'aqswdefrgthyjukilop',
].flatMap((row) => [row, [...row].toReversed().join('')]);

const SITE_WORDS = ['tabuleiro', ...GAME_IDS];
const SHORTEST_WALK = 3;
const SHORTEST_NAME = 2;
/** Digits that make a date, a year or a PIN. */
const MOST_DIGITS = 8;
/** A passphrase needs so many parts; a character that belongs to nothing common is a part of its own. */
const FEWEST_PARTS = 4;
/** Most passwords with signs have one or two different ones; each further one is a part. */
const COMMON_SIGNS = 2;
/** The characters that are looked at: what is longer has enough parts, unless it repeats. */
const LOOKED_AT = 40;

/** Letters that signs and digits stand for in passwords. */
const SIGNS = new Map(Object.entries({ '@': 'a', $: 's', '!': 'i', '€': 'e' }));
const DIGITS = new Map(Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' }));

const COMMON_BY_END = new Map<string | undefined, readonly string[]>();
for (const word of COMMON_WORDS) {
  COMMON_BY_END.set(word.at(-1), [...(COMMON_BY_END.get(word.at(-1)) ?? []), word]);
}

/** Refuses a new passphrase that is common, or made of the name of its user or of the site. */
export function checkPassphrase(passphrase: string, name: string): void {
  const readings = [plainOf(passphrase), plainOf(replaceAll(passphrase, SIGNS))];
  const signs = new Set(passphrase.match(/[^\p{L}\p{N}\s]/gu)).size;
  const needed = FEWEST_PARTS - Math.max(0, signs - COMMON_SIGNS);
  const isMadeOf = (words: readonly string[]): boolean =>
    readings.some((reading) => countParts(reading, words) < needed);
  if (isMadeOf([])) throw new Refused('common-passphrase');
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= SHORTEST_NAME);
  if (isMadeOf([name, ...parts, ...SITE_WORDS].map(plainOf))) throw new Refused('own-name-passphrase');
}

/** Letters and digits alone, without case and accents. */
function plainOf(text: string): string {
  return nameKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function replaceAll(text: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(text, (sign) => letters.get(sign) ?? sign).join('');
}

/** The fewest parts of which a text can be put together, with more words than the common ones. */
function countParts(whole: string, words: readonly string[]): number {
  const text = whole.slice(0, Math.min(periodOf(whole), LOOKED_AT));
  const unmasked = replaceAll(text, DIGITS);
  const fewest = [0];
  for (let end = 1; end <= text.length; end++) {
    const candidates = [...words, ...(COMMON_BY_END.get(unmasked[end - 1]) ?? [])];
    const found = candidates.filter((word) => text.endsWith(word, end) || unmasked.endsWith(word, end));
    const starts = [end - 1, ...found.map((word) => end - word.length), ...runStarts(text, end)];
    fewest.push(1 + Math.min(...starts.map((start) => fewest[start] ?? 0)));
  }
  return fewest[text.length] ?? 0;
}

/** Where the numbers, the walks over keys and the repeated characters begin that end at a place. */
function runStarts(text: string, end: number): readonly number[] {
  const starts: number[] = [];
  for (let start = end - 2; start >= 0; start--) {
    const part = text.slice(start, end);
    const isRun = (part.length <= MOST_DIGITS && /^\p{N}+$/u.test(part)) || new Set(part).size === 1;
    const isWalk = WALKS.some((row) => row.includes(part));
    // The end of every longer run would be one too.
    if (!isRun && !isWalk) break;
    if (isRun || part.length >= SHORTEST_WALK) starts.push(start);
  }
  return starts;
}

/** The length of the shortest beginning that, repeated, makes the whole text; its last repetition may be cut off. */
function periodOf(text: string): number {
  for (let period = 1; period <= text.length / 2; period++) {
    if (text.startsWith(text.slice(period))) return period;
  }
  return text.length;
}
