import { Component, type ReactNode } from 'react';
import { ErrorState } from '../components/states/ErrorState.tsx';
import { useRetry } from './useRetry.ts';

/**
 * A part that may fail without the rest of the screen. Its fragment says `@throwOnFieldError`; when a field of it
 * failed, this section shows why, with a retry and the request id.
 * @param title what could not be shown ("Convites").
 */
export function FieldErrorSection({ title, children }: { title?: string; children: ReactNode }) {
  const retry = useRetry();
  return (
    <Boundary retry={retry} {...(title === undefined ? {} : { title })}>
      {children}
    </Boundary>
  );
}

type Props = { title?: string; retry: () => Promise<void>; children: ReactNode };

class Boundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const retry = async () => {
      await this.props.retry();
      this.setState({ error: null });
    };
    const { title } = this.props;
    return <ErrorState compact error={error} onRetry={retry} {...(title === undefined ? {} : { title })} />;
  }
}
