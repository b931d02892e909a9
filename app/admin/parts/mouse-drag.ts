import { MouseSensor } from '@dnd-kit/core';

/**
 * The library stops every click for 50 ms after a drop, for the drop itself makes one. Whoever
 * presses Save Order within them has pressed anew: from that press on clicks count again.
 */
export class MouseDrag extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    let pressedAnew = () => {};
    super({
      ...props,
      onEnd() {
        window.addEventListener('mousedown', () => pressedAnew(), { capture: true, once: true });
        props.onEnd();
      },
    });
    // biome-ignore lint/complexity/useLiteralKeys: private to the library, which offers no other way
    pressedAnew = () => this['documentListeners'].removeAll();
  }
}
