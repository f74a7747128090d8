import { Component, type ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { Heading } from '../parts/heading.tsx';
import { Notice } from '../parts/notice.tsx';
import { BareFrame } from './bare-frame.tsx';

interface Props {
  /** Where the person is: another place begins anew. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly faultyPlace: string | null;
  readonly place: string;
}

/** Shows a way out where a screen fails, or its script cannot be loaded. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { faultyPlace: null, place: this.props.place };

  static getDerivedStateFromProps({ place }: Props): Partial<State> {
    return { place };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { faultyPlace: location.pathname };
  }

  override render(): ReactNode {
    if (this.state.faultyPlace !== this.state.place) return this.props.children;
    return (
      <BareFrame>
        <Heading>This page did not load</Heading>
        <Notice kind="bad">
          <p>The connection may be lost, or the application was renewed meanwhile.</p>
          <Button kind="quiet" onClick={() => location.reload()}>
            Load it again
          </Button>
        </Notice>
      </BareFrame>
    );
  }
}
