// When the program itself fails: what happened, and a way to keep the raid.

import { Component, type ComponentChildren } from 'preact';
import { Fault } from './lazy-screens.tsx';

interface State {
  readonly fault: string | null;
}

export class ErrorBoundary extends Component<{ readonly children: ComponentChildren }, State> {
  override state: State = { fault: null };

  static override getDerivedStateFromError(error: unknown): State {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }

  override componentDidMount(): void {
    window.addEventListener('hashchange', () => this.setState({ fault: null }));
  }

  override render() {
    const { fault } = this.state;
    return fault === null ? this.props.children : <Fault text={fault} />;
  }
}
