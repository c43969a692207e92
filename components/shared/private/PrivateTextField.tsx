import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/forms/TextField';
import { StreamSafeContext, useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import { Cover } from './PrivateArea';

/** A field whose value is private: while it is hidden, it keeps its value for the form. */
export function PrivateTextField(props: ComponentProps<typeof TextField>) {
  const safe = useStreamSafe();
  const isCovered = safe.isHidden && !safe.hold.isHeld;
  return (
    <StreamSafeContext value={safe}>
      {safe.isHidden && <Cover what={props.label} />}
      <div hidden={isCovered}>
        <TextField {...props} autoComplete="off" />
      </div>
    </StreamSafeContext>
  );
}
