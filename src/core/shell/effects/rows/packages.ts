import type { Grammar, ProgramRow } from '../program-row.ts'

/** A package is a name, unless it is written as a path. */
const named: Grammar = { operands: ['package*'] }

/**
 * Package managers and builders. Working in a project touches the project, not the words of the command:
 * those are names of packages, targets and scripts.
 */
export const packages: readonly ProgramRow[] = [
  {
    names: 'npm pnpm yarn cnpm',
    source: 'https://docs.npmjs.com/cli/',
    ...named,
    options: {
      folder: '-C --prefix --dir --cwd',
      read: '--userconfig --globalconfig --cafile',
      write_tree: '--cache',
      write: '--pack-destination',
      text:
        '--registry -w --workspace --tag --otp --loglevel --filter --depth --omit --include ' + '--access --scope -F',
    },
  },
  {
    names: 'npx bunx pnpx',
    source: 'https://docs.npmjs.com/cli/commands/npx',
    stops: true,
    options: { text: '-p --package -c --call -w --workspace' },
    operands: ['text', 'any*'],
  },
  {
    names: 'pip pipx uv poetry pipenv pdm hatch rye pip-compile pip-sync',
    source: 'https://pip.pypa.io/en/stable/cli/pip_install/',
    isVersioned: true,
    options: {
      read: '-r --requirement -c --constraint --constraints --cert --client-cert',
      write: '--report --output-file --log',
      write_tree: '-t --target --root --prefix -d --dest --wheel-dir --src --cache-dir',
      read_tree: '-e --editable -f --find-links',
      url: '-i --index-url --extra-index-url',
      host: '--trusted-host',
      text:
        '--python --platform --abi --implementation --progress-bar --timeout --retries ' +
        '--no-binary --only-binary -G --group -E --extras --with --without --format --path -p ' +
        '-w',
    },
    operands: ['package*'],
  },
  {
    names: 'conda mamba micromamba',
    source: 'https://docs.conda.io/projects/conda/en/stable/commands/',
    options: { read: '-f --file', write_tree: '-p --prefix', text: '-n --name -c --channel' },
    operands: ['package*'],
  },
  {
    names:
      'apt apt-get apt-cache aptitude apt-mark apt-key apt-file add-apt-repository dnf yum ' +
      'microdnf zypper pacman yay paru apk brew port nix nix-env nix-shell emerge pkg ' +
      'pkg_add opkg xbps-install swupd tlmgr choco scoop winget',
    source: 'https://manpages.debian.org/apt-get',
    options: {
      read: '-c --config-file --config --file -r --root --installroot',
      text: '-o --option -t --target-release -a --host-architecture --enablerepo --disablerepo ' + '--releasever -p',
      url: '--repository',
    },
    operands: ['package*'],
  },
  {
    names: 'dpkg rpm rpmbuild dpkg-deb gdebi alien dpkg-query dpkg-reconfigure dpkg-buildpackage ' + 'debsums',
    source: 'https://man7.org/linux/man-pages/man1/dpkg.1.html',
    options: {
      text: '-W -f --showformat --qf --queryformat -D',
      read: '-p',
      write_tree: '--root --admindir --instdir --prefix',
      attached: '--info --contents',
    },
    operands: ['package*'],
    variants: [{ when: '-x -X -e --extract --vextract --control', operands: ['read', 'write_tree'] }],
  },
  {
    names: 'gem bundle bundler rake',
    source: 'https://guides.rubygems.org/command-reference/',
    options: {
      read: '-f --rakefile --gemfile -g --file -P',
      write_tree: '-i --install-dir --path -n --bindir',
      text: '-v --version --without --with -j --jobs',
      url: '-s --source',
    },
    operands: ['package*'],
  },
  {
    names: 'cargo rustup',
    source: 'https://doc.rust-lang.org/cargo/commands/',
    options: {
      folder: '-C',
      read: '--manifest-path --config --lockfile-path',
      write_tree: '--target-dir --root --artifact-dir',
      read_tree: '--path',
      text:
        '-p --package --bin --example --test --bench -F --features -j --jobs --profile ' +
        '--target --color --message-format -Z --git --branch --tag --rev --vers --version ' +
        '--exclude --edition --name --registry',
    },
    operands: ['package*'],
  },
  {
    names: 'go gofumpt staticcheck golangci-lint',
    source: 'https://pkg.go.dev/cmd/go',
    style: 'single_dash',
    options: {
      folder: '-C',
      write: '-o -coverprofile -cpuprofile -memprofile -trace',
      read: '-modfile -overlay',
      write_tree: '-pkgdir',
      text:
        '-run -tags -ldflags -gcflags -p -count -timeout -bench -mod -f -parallel -asmflags ' +
        '-covermode -coverpkg -exec -toolexec -buildmode -go -replace -require',
    },
    operands: ['package*'],
  },
  {
    names: 'make gmake bmake',
    source: 'https://www.gnu.org/software/make/manual/html_node/Options-Summary.html',
    options: {
      folder: '-C --directory',
      run: '-f --file --makefile',
      read_tree: '-I --include-dir',
      text: '-o --old-file --assume-old -W --what-if --new-file --assume-new --eval --shuffle',
      attached: '-j --jobs -l --load-average --max-load -O --output-sync --debug',
    },
    operands: ['text*'],
  },
  {
    names: 'ninja meson bazel buck bazelisk scons waf xmake tup just task mage invoke fab',
    source: 'https://ninja-build.org/manual.html',
    options: {
      folder: '-C',
      run: '-f --justfile --taskfile',
      text: '-j -k -l -t',
      read_tree: '-d --working-directory',
    },
    operands: ['text*'],
  },
  {
    names: 'cmake ctest cpack',
    source: 'https://cmake.org/cmake/help/latest/manual/cmake.1.html',
    options: {
      read_tree: '-S',
      write_tree: '-B --build --install --prefix',
      run: '-P -C',
      text: '-D -U -G -T -A -t --target -j --parallel --config --preset',
      read: '--toolchain',
      write: '--graphviz --trace-redirect',
    },
    operands: ['read_tree*'],
    variants: [{ when: '-E', operands: ['any*'] }],
  },
  {
    names: 'mvn gradle gradlew mvnw ant sbt lein mill',
    source: 'https://maven.apache.org/ref/current/maven-embedder/cli.html',
    options: {
      run: '-f --file -b --build-file -buildfile -I --init-script',
      read: '-s --settings -gs --global-settings -t --toolchains',
      write: '-l --log-file',
      folder: '-p --project-dir',
      text: '-D -P --activate-profiles -pl --projects -T --threads -x --exclude-task -rf ' + '--resume-from',
    },
    operands: ['text*'],
  },
  {
    names:
      'composer dotnet nuget mix rebar3 stack cabal opam luarocks cpan cpanm dub nimble pub ' +
      'flutter pod carthage conan vcpkg bower nvm rbenv pyenv asdf sdk volta fnm n mise rvm',
    source: 'https://getcomposer.org/doc/03-cli.md',
    options: {
      folder: '-d --working-dir',
      text: '-c --configuration -f --framework -v --verbosity -n --name -r --runtime',
      write_tree: '-o --output',
      read: '--project',
    },
    operands: ['package*'],
  },
  {
    names:
      'tsc swc babel esbuild rollup webpack vite parcel turbo nx lerna next nuxt ng vue ' + 'astro gatsby gulp grunt',
    source: 'https://www.typescriptlang.org/docs/handbook/compiler-options.html',
    options: {
      read: '-p --project -c --config',
      write: '-o --outfile --outFile',
      write_tree: '--outDir --outdir --out-dir -d --dist-dir --declarationDir',
      text: '-t --target -m --module --lib --jsx --format --platform --port --host --mode',
    },
    operands: ['package*'],
  },
  {
    names:
      'jest vitest mocha ava tap cypress playwright pytest tox nox unittest rspec phpunit ' + 'cucumber behave bats',
    source: 'https://docs.pytest.org/en/stable/reference/reference.html',
    options: {
      read: '-c --config --config-file',
      write: '--junitxml --junit-xml --outputFile -o --output --log-file --coverage-html',
      folder: '--rootdir',
      text:
        '-k -m -n -t --testNamePattern -p -r --maxfail --tb --durations -g --grep -R ' +
        '--reporter -W --cov-report --timeout',
      attached: '--cov',
    },
    operands: ['read*'],
  },
  {
    names:
      'eslint tslint stylelint jshint standard flake8 pylint mypy pyflakes pycodestyle ' +
      'pydocstyle bandit ruff pyright shellcheck hadolint yamllint markdownlint rubocop ' +
      'phpcs phpstan psalm clang-tidy cppcheck golint govet ansible-lint tflint checkov ' +
      'actionlint vale write-good',
    source: 'https://eslint.org/docs/latest/use/command-line-interface',
    options: {
      read: '-c --config --config-file --ignore-path --rcfile --settings-file --rulesdir',
      write: '-o --output-file --output',
      text:
        '-f --format --ext --rule --max-warnings --select --ignore --extend-ignore ' +
        '--max-line-length --disable --enable -e --exclude -s --shell -S --severity -p ' +
        '--python-version',
    },
    operands: ['read*'],
    tree: true,
    variants: [{ when: '--fix -a --auto-correct -A --autocorrect -x --fix-errors', operands: ['edit*'] }],
  },
]
