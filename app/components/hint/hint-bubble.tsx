import { Tooltip } from 'radix-ui';
import { DELAY_MS, SKIP_DELAY_MS } from './hint-delay';

export interface HintBubbleProps {
  text: string;
  onHide: () => void;
}

/** Radix places it and closes it on Escape or scrolling; when to open is decided by `Hint`. It touches its control, so that the pointer can move onto it. */
export function HintBubble({ text, onHide }: HintBubbleProps) {
  return (
    <Tooltip.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Tooltip.Root open onOpenChange={(isOpen) => !isOpen && onHide()}>
        <Tooltip.Trigger asChild>
          <span className="hint__anchor" />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="hint__text" sideOffset={0} collisionPadding={12}>
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
