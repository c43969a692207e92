import { useRef, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';

interface ChooseFileProps {
  label: string;
  onFiles: (files: FileList | null) => void;
}

/** A press that opens the device's files. */
export function ChooseFile({ label, onFiles }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  function pick(event: ChangeEvent<HTMLInputElement>) {
    onFiles(event.target.files);
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={label}
        tabIndex={-1}
        hidden
        // The same file again is a choice, too.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={pick}
      />
      <Button variant="quiet" size="small" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
