/** What the scripts call for the words that may follow. */
export const COMPLETE = '__complete';

export const shells = ['bash', 'zsh', 'fish'] as const;

/** A shell that completes words. */
export type Shell = (typeof shells)[number];

const bash = `# investing completion for bash.
# For good: investing completion bash > ~/.local/share/bash-completion/completions/investing
_investing() {
  local IFS=$'\\n'
  COMPREPLY=($(investing ${COMPLETE} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1))
}
complete -o default -F _investing investing
`;

const zsh = `#compdef investing
# investing completion for zsh.
# For good: investing completion zsh > "\${fpath[1]}/_investing"
_investing() {
  local -a found
  local line word
  for line in "\${(@f)$(investing ${COMPLETE} "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    word=\${line%%$'\\t'*}
    [[ -n $word ]] && found+=("\${word//:/\\\\:}:\${line#*$'\\t'}")
  done
  if (( \${#found} )); then _describe 'investing' found; else _files; fi
}
if [ "$funcstack[1]" = "_investing" ]; then _investing "$@"; else compdef _investing investing; fi
`;

const fish = `# investing completion for fish.
# For good: investing completion fish > ~/.config/fish/completions/investing.fish
function __investing_complete
  set -l words (commandline -opc)
  investing ${COMPLETE} $words[2..-1] (commandline -ct) 2>/dev/null
end
complete -c investing -f -a '(__investing_complete)'
complete -c investing -l output -r -F
complete -c investing -l params -r -F
`;

/** The script that teaches a shell the commands, flags and values. */
export const scripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };
