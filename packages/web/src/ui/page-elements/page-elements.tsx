import { type ReactNode, useId } from 'react';
import { HOME_ADDRESS } from '../../routes/route.ts';
import { useTexts } from '../../settings/language.tsx';
import { COMMON_TEXTS } from '../common-texts.ts';
import { usePageTitle } from '../hooks.ts';
import './page-elements.css';

// The elements of pages that have no board of their own: head, section, list, figures, form rows, empty state.

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Buttons and links, beside the title where there is room. */
  readonly children?: ReactNode;
}

export function PageHead({ title, lead, children }: PageHeadProps): ReactNode {
  return (
    <header className="page-head">
      <div>
        <h1 className="page-title">{title}</h1>
        {lead !== undefined && <p className="page-lead">{lead}</p>}
      </div>
      {children !== undefined && <div className="page-actions">{children}</div>}
    </header>
  );
}

interface SectionProps {
  readonly title: string;
  /** A link or a note on the line of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** What stands in place of a list that has nothing in it, and what can be done about it. */
export function EmptyState({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}): ReactNode {
  return (
    <div className="empty">
      <p>{children}</p>
      {action}
    </div>
  );
}

interface FiguresProps {
  readonly figures: readonly (readonly [label: string, value: ReactNode])[];
}

/** Numbers, each with its label. */
export function Figures({ figures }: FiguresProps): ReactNode {
  return (
    <dl className="labelled figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FormRowProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** Renders the control with these attributes. */
  readonly children: (attributes: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A control with its label above and its explanation below. */
export function FormRow({ label, help, children }: FormRowProps): ReactNode {
  const id = useId();
  return (
    <div className="form-row">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': help === undefined ? undefined : `${id}-help` })}
      {help !== undefined && (
        <p id={`${id}-help`} className="note">
          {help}
        </p>
      )}
    </div>
  );
}

interface BoardCardProps {
  /** Where the whole card leads; without it the children have a link. */
  readonly href?: string;
  /** A picture of a board; its room is there before it is. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A picture of a board with words: beside it on phones, below it elsewhere. */
export function BoardCard({ href, picture, children }: BoardCardProps): ReactNode {
  const content = (
    <>
      <div className="board-card-picture">{picture}</div>
      <div className="board-card-words">{children}</div>
    </>
  );
  return href === undefined ? (
    <article className="board-card">{content}</article>
  ) : (
    <a className="board-card" href={href}>
      {content}
    </a>
  );
}

export function NotFoundPage(): ReactNode {
  const { home, notFound, notFoundHelp } = useTexts(COMMON_TEXTS);
  usePageTitle(notFound);
  return (
    <div className="message-page">
      <h1 className="page-title">{notFound}</h1>
      <p>{notFoundHelp}</p>
      <a className="button primary" href={HOME_ADDRESS}>
        {home}
      </a>
    </div>
  );
}
