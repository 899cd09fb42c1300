import { Component, type ReactNode } from 'react';

/** Leaves out and logs what failed: for extras that the screen can do without. */
export class EmptyOnError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
