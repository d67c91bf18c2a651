/** What the protocols for other programs say to people, in one language. */
export interface ProtocolTexts {
  readonly commands: Readonly<Record<'ugi' | 'visualiser', string>>;
  readonly options: Readonly<Record<'player' | 'port' | 'host' | 'pause', string>>;
  readonly lineTooLong: (max: number) => string;
  readonly ugi: {
    /** When more lines wait for the end of a search than are kept. */
    readonly thinking: string;
  };
  readonly visualiser: {
    readonly listening: (address: string) => string;
    readonly cannotListen: (address: string, reason: string) => string;
    readonly noGame: string;
    readonly gameGoesOn: string;
    readonly computerTurn: string;
    /** The grammar of `beginGame`, shown when it is not kept. */
    readonly beginGame: string;
    /** Programs of the machine are not started for whoever connects. */
    readonly noEngines: string;
  };
}
