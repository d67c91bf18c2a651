import { type ReactNode, useCallback, useState } from 'react';
import { Board3D, type Board3DProps } from './board-3d.tsx';

export interface DeepBoardProps extends Omit<Board3DProps, 'isComing' | 'onDrawn'> {
  readonly flat: ReactNode;
}

/** The board in depth. Until it has been drawn, which may take a while, the flat one stays in its place. */
export function DeepBoard({ flat, ...props }: DeepBoardProps): ReactNode {
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  return (
    <>
      {!isDrawn && flat}
      <Board3D {...props} isComing={!isDrawn} onDrawn={onDrawn} />
    </>
  );
}
