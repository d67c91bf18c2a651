/** Whether an address is that of a PostgreSQL database; else it is the path of a file. */
export function isPostgres(address: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(address);
}
