import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { HeaderPlace } from '../../app/header-tools.tsx';

/**
 * Names the game in the header. The address of an online match does not say which game it is, so the header cannot know by
 * itself; on a phone it makes room for a match like for a local one.
 */
export function HeaderGame({ name }: { readonly name: string }): ReactNode {
  const header = useContext(HeaderPlace)?.parentElement ?? null;
  useLayoutEffect(() => {
    header?.classList.add('in-game');
    return () => header?.classList.remove('in-game');
  }, [header]);
  return header === null ? null : createPortal(<p className="header-game is-online">{name}</p>, header);
}
