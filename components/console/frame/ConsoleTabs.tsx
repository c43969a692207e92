import { Tabs } from './Tabs.styles';

interface Props<Tab> {
  /** What they are, for those who hear it. */
  label: string;
  tabs: readonly { name: Tab; words: string }[];
  shown: Tab;
  onShow: (tab: Tab) => void;
}

/** What a narrow screen shows of a console; a wide one has all of it. */
export function ConsoleTabs<Tab extends string>({ label, tabs, shown, onShow }: Props<Tab>) {
  return (
    <Tabs role="group" aria-label={label}>
      {tabs.map(({ name, words }) => (
        <button key={name} type="button" aria-pressed={name === shown} onClick={() => onShow(name)}>
          {words}
        </button>
      ))}
    </Tabs>
  );
}
