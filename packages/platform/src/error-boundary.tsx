import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in place of the children after an error; `retry` renders them again. */
  fallback: (failure: { error: Error; retry: () => void }) => ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps a failing part of the page from taking the rest along. */
export class ErrorBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback({ error, retry: this.retry }) : this.props.children;
  }
}
