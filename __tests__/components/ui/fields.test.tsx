import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { FieldError } from '@/components/ui/forms/FieldError';
import { FormError } from '@/components/ui/forms/FormError';
import { NumberField } from '@/components/ui/forms/NumberField';
import { PasswordField } from '@/components/ui/forms/PasswordField';
import { SelectField } from '@/components/ui/forms/SelectField';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { renderScreen } from '@/__tests__/support/screen';

test('a field is named by its label and described by hint and error', () => {
  renderScreen(<TextField label="Title" hint="Short is good" error="Too long" name="title" />);
  const input = screen.getByRole('textbox', { name: 'Title' });
  expect(input).toHaveAccessibleDescription('Short is good Too long');
  expect(input).toBeInvalid();
});

test('a field without an error is not marked', () => {
  renderScreen(<TextField label="Title" name="title" />);
  expect(screen.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute('aria-invalid');
});

test('the error of a form is read out, and nothing stands in its place before', () => {
  renderScreen(
    <>
      <FormError>{null}</FormError>
      <FieldError isLive>{undefined}</FieldError>
    </>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  renderScreen(<FormError>Try again later.</FormError>);
  expect(screen.getByRole('alert')).toHaveTextContent('Try again later.');
});

test('what may stay empty says so', () => {
  renderScreen(<TextArea label="Note" isOptional name="note" />);
  expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toBeVisible();
});

test('a number keeps its bounds', () => {
  renderScreen(<NumberField label="Places" name="places" min={1} max={50} />);
  const input = screen.getByRole('spinbutton', { name: 'Places' });
  expect(input).toHaveAttribute('min', '1');
  expect(input).toHaveAttribute('max', '50');
});

test('a select offers its options', async () => {
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ];
  renderScreen(<SelectField label="Which" name="which" options={options} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which' }), 'Second');
  expect(screen.getByRole('combobox')).toHaveValue('b');
});

test('a switch turns with the space bar', async () => {
  renderScreen(<SwitchField label="No limit" hint="Everyone may join" name="open" />);
  const control = screen.getByRole('switch', { name: 'No limit' });
  expect(control).toHaveAccessibleDescription('Everyone may join');
  control.focus();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
});

test('a password is hidden until it is asked to show', async () => {
  renderScreen(<PasswordField label="Password" name="password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('cards are radio buttons with a sentence each', async () => {
  renderScreen(
    <ChoiceCards
      legend="I am here to"
      name="role"
      defaultValue="FAN"
      options={[
        { value: 'FAN', label: 'Play', hint: 'Join in' },
        { value: 'CREATOR', label: 'Host', hint: 'Run tools' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'I am here to' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Play' })).toBeChecked();
  await userEvent.click(screen.getByText('Host'));
  const host = screen.getByRole('radio', { name: 'Host' });
  expect(host).toBeChecked();
  expect(host).toHaveAccessibleDescription('Run tools');
});
