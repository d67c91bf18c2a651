import type { Side } from '@tabuleiro/games';
import type { AttackedBoard, PuzzleSnapshot } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import { useBoardRatio } from '../../board/use-layout.ts';
import { SwitchableBoard } from '../../board3d/switchable-board.tsx';
import { type ReadableStore, useSelector } from '../../ui/use-store.ts';
import { type Messages, nameOnBoard } from '../messages.ts';
import './task-page.css';

/** A puzzle, or a task of a course. */
interface Task extends ReadableStore<Pick<PuzzleSnapshot, 'view' | 'offered' | 'picked' | 'frameMs'>> {
  pick(id: string): void;
  readonly attackedBoard: () => AttackedBoard;
}

interface TaskBoardProps {
  readonly task: Task;
  readonly bottom: Side;
  readonly messages: Messages;
}

/** The board on which a person solves a task. */
export function TaskBoard({ task, bottom, messages }: TaskBoardProps): ReactNode {
  const { view, offered, picked, frameMs } = useSelector(task, (shown) => shown);
  return (
    <section className="board-area" aria-label={messages.texts.board} style={useBoardRatio(view, bottom)}>
      <SwitchableBoard
        view={view}
        locale={messages.locale}
        bottom={bottom}
        offered={offered}
        picked={picked}
        onPick={(id) => task.pick(id)}
        frameMs={frameMs}
        nameOf={(id) => nameOnBoard(view, messages, id)}
        attackedBoard={task.attackedBoard}
      />
    </section>
  );
}
