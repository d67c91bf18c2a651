import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The element in the header that a page may fill. */
export const HeaderToolsContext = createContext<HTMLElement | null>(null);

/** Renders a page's own buttons in the header, such as the switch between 2D and 3D. */
export function HeaderTools({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useContext(HeaderToolsContext);
  return place === null ? null : createPortal(children, place);
}
