import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place in the header that the page below it may fill. */
export const HeaderPlace = createContext<HTMLElement | null>(null);

/** What a page puts into the header, such as the switch between flat and deep boards. */
export function HeaderTools({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useContext(HeaderPlace);
  return place === null ? null : createPortal(children, place);
}
