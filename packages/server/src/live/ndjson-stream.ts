import type { ServerResponse } from 'node:http';
import type { Person } from '../accounts/users.ts';
import { fitsUnread } from './closing-socket.ts';

/** An HTTP response that stays open and has one JSON object per line. */
export class NdjsonStream<Message> {
  /** Who opened it, and by which session or token; null for an anonymous visitor. */
  readonly person: Person | null;
  private readonly response: ServerResponse;
  isOpen = true;

  constructor(
    response: ServerResponse,
    headers: Readonly<Record<string, string>>,
    person: Person | null,
    closed: () => void,
  ) {
    this.response = response;
    this.person = person;
    // The last header keeps proxies from buffering.
    response.writeHead(200, {
      ...headers,
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.on('error', () => response.destroy());
    response.on('close', () => {
      this.isOpen = false;
      closed();
    });
  }

  send(message: Message): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends a `Message` that is JSON already. */
  sendText(text: Buffer | string): void {
    // A program whose stream was ended opens another one.
    if (!this.isOpen || this.response.writableEnded) return;
    // A client that does not read is disconnected before it fills the memory.
    if (!fitsUnread(this.response.writableLength, Buffer.byteLength(text))) return void this.response.destroy();
    this.response.cork();
    this.response.write(text);
    this.response.write('\n');
    this.response.uncork();
  }

  /** Sends a sign of life; none while the client still reads something else, which may be long and slow. */
  beat(message: Message): void {
    if (this.response.writableLength === 0) this.send(message);
  }

  end(): void {
    this.response.end();
  }
}
