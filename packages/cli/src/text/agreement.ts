/** The form of a Portuguese verb for the name of a side: "o sul propõe", "as brancas propõem". */
export function agree(side: string, one: string, many: string): string {
  return `${side} ${/^[ao]s /i.test(side) ? many : one}`;
}
