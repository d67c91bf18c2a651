import { Component, type ReactNode } from 'react';
import type { AppTexts } from '../text/app/texts.ts';

interface BoundaryProps {
  readonly texts: AppTexts['failed'];
  readonly children: ReactNode;
}

/**
 * Says so when a part of the page could not be loaded: the network is gone, or a new version took the place of the files
 * that this one asks for. React knows no other way to catch it than a class.
 */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { texts, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div className="message-page" role="alert">
        <h1 className="page-title">{texts.title}</h1>
        <p>{texts.body}</p>
        <button type="button" className="button primary" onClick={() => globalThis.location.reload()}>
          {texts.again}
        </button>
      </div>
    );
  }
}
