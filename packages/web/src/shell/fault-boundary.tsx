import { Component, type ComponentType, type Fragment, type ReactNode } from 'react';
import { Fault } from './fault.tsx';

interface Props {
  /** Where the person is: another place begins anew. */
  readonly place: string;
  /** What a fault is shown in: a frame, or nothing where one stands around it. */
  readonly in: ComponentType<{ readonly children?: ReactNode }> | typeof Fragment;
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
    const { in: Around } = this.props;
    return (
      <Around>
        <Fault />
      </Around>
    );
  }
}
