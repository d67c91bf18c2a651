import { type ReactNode, useState } from 'react';

interface ConsideredProps {
  readonly title: string;
  readonly help: string;
  readonly label: string;
  /** The form that does it. */
  readonly children: ReactNode;
}

/** What cannot be undone is asked twice: the form comes with the first click. */
export function Considered({ title, help, label, children }: ConsideredProps): ReactNode {
  const [isSure, setSure] = useState(false);
  if (isSure) return children;
  return (
    <section className="small-form">
      <h2>{title}</h2>
      <p>{help}</p>
      <button type="button" className="button" onClick={() => setSure(true)}>
        {label}
      </button>
    </section>
  );
}
