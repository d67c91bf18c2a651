/** The first byte of a text message that is whole (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
/** Longer messages say their length in two or in eight bytes more. */
const LONGEST_SHORT = 125;
const LONGEST_MEDIUM = 0xffff;

/**
 * A text message as it goes over the line to a client. It is the same for everybody, so that what is told to many is made
 * once, and one piece, so that the system is given one buffer instead of several.
 */
export function makeTextFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= LONGEST_SHORT ? 2 : length <= LONGEST_MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = LONGEST_SHORT + 1;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LONGEST_SHORT + 2;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
