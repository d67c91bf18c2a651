/** A side's name with its Portuguese verb, singular or plural: "o sul propõe", "as brancas propõem". */
export function agree(side: string, one: string, many: string): string {
  return `${side} ${/^[ao]s /i.test(side) ? many : one}`;
}
