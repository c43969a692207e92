import { fireEvent } from '@testing-library/react';
import { replayEarlyPress } from '@/lib/page/earlyPresses';
import { holdEarlyPresses } from '@/lib/page/holdEarlyPresses';

/** The page as it arrives: text, and the document's script, which runs at once. */
function arrive(html: string) {
  document.body.innerHTML = html;
  const script = document.createElement('script');
  script.textContent = holdEarlyPresses;
  document.body.append(script);
}

afterEach(() => {
  replayEarlyPress();
});

test('a form that is sent too early is sent once its page has come to life', () => {
  arrive('<form method="post"><input name="who" value="robin"><button>Save</button></form>');
  const form = document.querySelector('form')!;
  expect(fireEvent.submit(form)).toBe(false);

  const sent: unknown[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(new FormData(form).get('who'));
  });
  replayEarlyPress();
  replayEarlyPress();
  expect(sent).toEqual(['robin']);
});

test('a button is pressed again, and only the last one', () => {
  arrive('<button type="button">First</button><button type="button"><b>Last</b></button>');
  const pressed: (string | null)[] = [];
  fireEvent.click(document.querySelector('button')!);
  fireEvent.click(document.querySelector('b')!);
  document.querySelectorAll('button').forEach((button) => {
    button.addEventListener('click', () => pressed.push(button.textContent));
  });
  replayEarlyPress();
  expect(pressed).toEqual(['Last']);
});

test('who already listens hears a press once, when it is pressed again', () => {
  arrive('<div><button type="button">Open</button></div>');
  const onPress = jest.fn();
  document.querySelector('div')!.addEventListener('click', onPress);
  fireEvent.click(document.querySelector('button')!);
  expect(onPress).not.toHaveBeenCalled();
  replayEarlyPress();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('links and searches need no code and are let go', () => {
  arrive('<a href="#there">There</a><form method="get"><button>Search</button></form>');
  expect(fireEvent.click(document.querySelector('a')!)).toBe(true);
  expect(fireEvent.submit(document.querySelector('form')!)).toBe(true);
});

test('what is gone by then is forgotten', () => {
  arrive('<button type="button">Gone</button>');
  const button = document.querySelector('button')!;
  const onClick = jest.fn();
  fireEvent.click(button);
  button.addEventListener('click', onClick);
  button.remove();
  replayEarlyPress();
  expect(onClick).not.toHaveBeenCalled();
});
