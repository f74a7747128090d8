import { register } from '@investing-platform/schema/operations';
import { run } from '../api.ts';
import { find, moveTo, part, show } from '../dom.ts';
import { onSubmit, textOf } from '../form.ts';

const form = find('[data-part="form"]', HTMLFormElement);

onSubmit(form, 'problem', async (values) => {
  const firstName = textOf(values, 'firstName');
  const lastName = textOf(values, 'lastName');
  const params = {
    email: textOf(values, 'email') ?? '',
    password: textOf(values, 'password') ?? '',
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    acceptTerms: values.has('acceptTerms'),
    marketingOptIn: values.has('marketingOptIn'),
  };
  const answer = await run(register, { params });
  form.reset();
  show('entry', false);
  show('done');
  part('message').textContent = answer.register.message;
  moveTo(find('[data-part="done"] h1', HTMLElement));
});
