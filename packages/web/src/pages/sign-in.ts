import { signIn } from '@investing-platform/schema/first-party';
import { run } from '../api.ts';
import { find } from '../dom.ts';
import { onSubmit, textOf } from '../form.ts';
import { safeNext } from '../next.ts';

const form = find('[data-part="form"]', HTMLFormElement);

onSubmit(form, 'problem', async (values) => {
  const email = textOf(values, 'email') ?? '';
  const password = textOf(values, 'password') ?? '';
  await run(signIn, { params: { email, password } });
  const wanted = new URLSearchParams(location.search).get('next');
  location.replace(safeNext(wanted, location.origin));
});
