import { Interrupted } from '../errors.ts';
import { write, type Io, isTerminal } from '../io.ts';
import { readLines, TOO_LONG } from '../io/lines.ts';
import { InputDecoder } from './input-decoder.ts';

const LONGEST = 1000;

type RawInput = Io['stdin'] & { setRawMode?: (raw: boolean) => unknown };

/** Asks for a line: on a terminal with a prompt, and hidden for secrets; otherwise reads the next line of the input. */
export async function askLine(io: Io, question: string, isSecret: boolean): Promise<string> {
  if (!isTerminal(io)) return firstLine(io);
  await write(io.stdout, question);
  const input: RawInput = io.stdin;
  input.setRawMode?.(true);
  try {
    return await typed(io, input, isSecret);
  } finally {
    input.setRawMode?.(false);
    input.pause();
    await write(io.stdout, '\n');
  }
}

async function firstLine({ stdin }: Io): Promise<string> {
  for await (const line of readLines(stdin, LONGEST)) return line === TOO_LONG ? '' : line.trim();
  return '';
}

function typed(io: Io, input: RawInput, isSecret: boolean): Promise<string> {
  const decoder = new InputDecoder();
  let text = '';
  return new Promise((resolve, reject) => {
    const end = (finish: () => void): void => {
      input.off('data', hear);
      finish();
    };
    const hear = (bytes: Buffer): void => {
      for (const event of decoder.decode(bytes)) {
        if (event.kind !== 'key') continue;
        const { key } = event;
        if (key === 'enter') return end(() => resolve(text));
        if (key === 'ctrl-c' || key === 'ctrl-d') return end(() => reject(new Interrupted()));
        if (key === 'backspace') {
          if (text !== '' && !isSecret) io.stdout.write('\b \b');
          text = [...text].slice(0, -1).join('');
        } else if ([...key].length === 1 && text.length < LONGEST) {
          text += key;
          if (!isSecret) io.stdout.write(key);
        }
      }
    };
    input.on('data', hear);
    input.resume();
  });
}
