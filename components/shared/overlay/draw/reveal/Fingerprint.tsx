import { Hex } from '@/components/shared/overlay/draw/draw.styles';

/** The fingerprint of the list, in two lines. */
export function Fingerprint({ print: [first, second] }: { print: readonly [string, string] }) {
  return (
    <Hex dir="ltr">
      {`${first} `}
      <br />
      {second}
    </Hex>
  );
}
