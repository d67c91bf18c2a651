import { App } from '../terminal/app.ts';
import { hasColours } from '../terminal/host.ts';
import { Screen } from '../terminal/screen.ts';
import { TERMINAL_TEXTS } from '../terminal/text/index.ts';
import { OnlinePage } from './online-page.ts';
import { OnlineTable } from './table.ts';
import type { Visitor } from './visitor.ts';

export interface OnlineScreenOptions {
  readonly ascii: boolean;
  readonly isLookingOn: boolean;
}

/** Takes the whole screen until the person leaves; gives the table at which they sat last. */
export async function startOnline(
  first: OnlineTable,
  visitor: Visitor,
  options: OnlineScreenOptions,
): Promise<OnlineTable> {
  const { context } = first;
  const { stdin, stdout } = context.io;
  const colours = hasColours(context);
  const app = new App(new Screen(stdin, stdout, colours), TERMINAL_TEXTS[context.language]);
  let table = first;
  const pageOf = (): OnlinePage =>
    new OnlinePage(app, table, { ...options, colours, next: (id) => void change(id).catch(() => undefined) });
  // A rematch takes the place of the match that is over.
  const change = async (id: string): Promise<void> => {
    const next = await OnlineTable.open(context, visitor, table.live, id);
    table.match.leave();
    table = next;
    app.replace(pageOf());
  };
  await app.run(pageOf());
  return table;
}
