import { judgeBySigns } from './denied-code.ts'

/** Names of every language that start a program, run text as code, or reach either by a name. */
const common = 'system|popen|exec\\w*|spawn\\w*|fork\\w*|eval\\w*|passthru|shell\\w*|subprocess|child_process|syscall|dlopen|ctypes|__\\w*'

const pythonModules = new Set(
  (
    'sys os re json math time datetime base64 random string urllib urllib2 http hashlib hmac collections ' +
      'itertools functools uuid platform csv secrets pathlib struct socket ssl textwrap calendar decimal ' +
      'fractions statistics glob fnmatch io zlib gzip bz2 zipfile tarfile tempfile shutil stat site sysconfig ' +
      'locale getpass unicodedata html xml email binascii colorsys copy difflib enum heapq bisect array typing ' +
      'dataclasses configparser ipaddress numpy pandas yaml requests bs4 SimpleHTTPServer BaseHTTPServer argparse ' +

        'optparse errno signal select threading pprint bitstring Crypto cryptography matplotlib scipy torch ' +
          'sqlite3').split(' '),
)

export const judgePython = judgeBySigns({
  denied: new RegExp(
    `(?:${common}|compile|importlib|getattr|setattr|vars|globals|locals|builtins|runpy|codeop|pickle|marshal|shelve|pty|commands|startfile|attrgetter|methodcaller|breakpoint|execfile|input\\(|modules|posix\\b|_posixsubprocess|webbrowser|f_globals|gi_frame|tb_frame|mro\\b|subclasses|bases\\b)`,
  ),
  shellCalls: [
    /(?<![\w.])(?:os\.|__import__\(\s*['"]os['"]\s*\)\.)?(?:system|popen)\(\s*(['"])([^'"\\{}]*)\1\s*\)/g,
    /(?<![\w.])(?:subprocess\.)?(?:call|run|Popen|check_call|check_output|getoutput|getstatusoutput)\(\s*(['"])([^'"\\{}]*)\1(?:\s*,\s*(?:shell|text|check|capture_output|stdout|stderr)\s*=\s*(?:True|False|None|subprocess\.(?:PIPE|DEVNULL)))*\s*\)/g,
    /(?<![\w.])(?:pty\.)?spawn\(\s*(['"])([^'"\\{}]*)\1\s*\)/g,
    /(?<![\w.])(?:os\.)?exec[lv]p?e?\(\s*(['"])([^'"\\{}]*)\1\s*,\s*(?:['"][^'"\\{}]*['"]|\[\s*['"][^'"\\{}]*['"]\s*\])\s*\)/g,
  ],
  listCalls: [
    /(?<![\w.])(?:subprocess\.)?(?:call|run|Popen|check_call|check_output)\(\s*\[([^[\]()]*)\](?:\s*,\s*(?:text|check|capture_output|stdout|stderr)\s*=\s*(?:True|False|None|subprocess\.(?:PIPE|DEVNULL)))*\s*\)/g,
    /(?<![\w.])(?:pty\.)?spawn\(\s*\[([^[\]()]*)\]\s*\)/g,
  ],
  imports: { pattern: /\b(?:import|from)\s+([\w., ]+?)(?=\s+import\b|[;\n#)]|$)/g, safe: pythonModules },
  ignored: /(?<![\w.])(?:import\s+(?:os|subprocess|pty)(?:\s*,\s*(?:os|sys|subprocess|pty))*|from\s+(?:os|subprocess|pty)\s+import\s+(?:system|popen|run|call|Popen|check_output|check_call|spawn))\s*(?=[;\n]|$)/g,
})

export const judgePerl = judgeBySigns({
  denied: new RegExp(
    `(?:${common}|\`|qx\\b|\\bopen\\w*|\\brequire\\b|\\bdo\\s*[^{\\s]|\\bwaitpid\\b|\\bpipe\\b|&\\s*[{$]|->\\s*[$({]|\\*\\s*\\{|\\(\\?\\??[{]|\\(\\?p?\\{|[$@%*]\\s*\\{\\s*["'^]|\\b[a-z]*e[a-z]*e\\b\\s*(?:;|$|\\}|')|\\bglob\\b|<[^<>\\s]*[*|][^<>]*>|can\\b|\\bsub\\s+AUTOLOAD|\\btie\\b|SIG\\b|\\bno\\s+strict|CORE\\b|UNIVERSAL|\\bIPC\\b|\\bPOSIX\\b|\\bInline\\b)`,
  ),
  shellCalls: [
    /(?<![\w>&:$@%])(?:CORE::)?(?:system|exec)\s*\(?\s*(')([^'\\]*)'\s*\)?(?=\s*(?:[;}]|$|\bor\b))/g,
    /(?<![\w>&:$@%])(?:CORE::)?(?:system|exec)\s*\(?\s*(")([^"\\$@]*)"\s*\)?(?=\s*(?:[;}]|$|\bor\b))/g,
    /(?<![\w\\`])(`)([^`\\$@]*)`/g,
    /\bqx(?:()\{([^{}\\$@]*)\}|\(([^()\\$@]*)\))/g,
  ],
  listCalls: [/(?<![\w>&:$@%])(?:system|exec)\s*\(?\s*((?:['"][^'"\\$@]*['"]\s*,\s*)+['"][^'"\\$@]*['"])\s*\)?(?=\s*(?:[;}]|$))/g],
  imports: { pattern: /\b(?:use|no)\s+([A-Za-z][\w:]*)/g, safe: new Set(['strict', 'warnings', 'utf8', 'open', 'List::Util', 'Data::Dumper', 'Time::HiRes', 'Time::Local', 'MIME::Base64', 'JSON::PP', 'Encode', 'Digest::MD5', 'Digest::SHA', 'Socket', 'feature', 'integer', 'bytes', 'URI::Escape', 'Scalar::Util', 'File::Basename']) },
})

export const judgeRuby = judgeBySigns({
  denied: new RegExp(
    `(?:${common}|\`|%x|\\bIO\\b|\\bopen\\b|\\bsend\\b|public_send|\\bmethod\\b|const_get|\\brequire_relative|\\bload\\b|Kernel|Process|PTY|Open3|binding|\\bproc\\b|define_method|\\bObject\\b|\\bModule\\b|\\btap\\b|to_proc|instance_|class_|\\bFiddle|ObjectSpace|trap\\b|at_exit)`,
  ),
  shellCalls: [
    /(?<![\w.:])(?:Kernel\.)?(?:system|exec|spawn)\s*\(?\s*(['"])([^'"\\#]*)\1\s*\)?(?=\s*(?:[;}\n]|$))/g,
    /(?<![\w\\`])(`)([^`\\#]*)`/g,
    /(?<!\w)%x(?:()\{([^{}\\#]*)\}|\(([^()\\#]*)\))/g,
  ],
  imports: { pattern: /\brequire\s*\(?\s*['"]([^'"]*)['"]/g, safe: new Set(['json', 'yaml', 'set', 'date', 'time', 'digest', 'base64', 'uri', 'net', 'openssl', 'securerandom', 'csv', 'socket', 'erb', 'optparse', 'pp', 'webrick', 'un']) },
})

export const judgeNode = judgeBySigns({
  denied: new RegExp(
    `(?:${common}|\\bimport\\b|constructor|\\bFunction\\b|\\bprocess\\s*(?:\\[|\\.\\s*(?:binding|dlopen|mainModule|kill|get\\w*))|global\\w*|Reflect|\\bProxy\\b|\\bmodule\\b|\\bvm\\b|worker|\\bWebAssembly\\b|\\\\u|\\\\x|require\\s*(?!\\s*\\(\\s*['"][\\w:/]+['"]\\s*\\))[^\\w(]|require\\s*\\(\\s*(?!['"][\\w:/]+['"]\\s*\\))|[\\w)\\]]\\s*\\[\\s*(?!\\d+\\s*\\]|['"][\\w-]*['"]\\s*\\]|[ijkn]\\s*\\])|\\bBun\\b|\\bDeno\\b)`,
  ),
  shellCalls: [/(?<![\w.])(?:require\(\s*['"](?:node:)?child_process['"]\s*\)\.)(?:execSync|exec)\(\s*(['"`])([^'"`\\$]*)\1\s*(?:,\s*\{[^{}]*\}\s*)?\)/g],
  listCalls: [],
  imports: { pattern: /\brequire\s*\(\s*['"](?:node:)?([^'"]*)['"]\s*\)/g, safe: new Set(['fs', 'path', 'os', 'http', 'https', 'util', 'crypto', 'url', 'querystring', 'assert', 'buffer', 'stream', 'zlib', 'net', 'dns', 'events', 'readline', 'timers']) },
})

export const judgePhp = judgeBySigns({
  denied: new RegExp(
    `(?:${common}|\`|proc_|pcntl|assert|include|require|create_function|call_user|array_map|array_walk|array_filter|usort|uasort|uksort|callback|\\bmail\\b|unserialize|\\bdl\\b|FFI|preg_replace|ob_start|register_|\\$\\w+\\s*\\(|\\$\\{|\\$\\$|->\\s*[$({]|::\\s*[$({]|\\bnew\\b|\\)\\s*\\(|\\]\\s*\\(|['"]\\s*\\(|iterator_|Reflection)`,
  ),
  shellCalls: [
    /(?<![\w>:$])(?:system|passthru|shell_exec|exec)\(\s*(')([^'\\]*)'\s*\)/g,
    /(?<![\w>:$])(?:system|passthru|shell_exec|exec)\(\s*(")([^"\\$]*)"\s*\)/g,
    /(?<![\w\\`])(`)([^`\\$]*)`/g,
  ],
})

export const judgeLua = judgeBySigns({
  denied: new RegExp(`(?:${common}|execute|\\bload\\w*|dofile|require|package|debug|_G|_ENV|\\bos\\s*\\[|\\bio\\s*\\[|setmetatable|getmetatable|rawget|string\\.dump|\\bpairs\\b|vim\\b|\\bnmap\\b)`),
  shellCalls: [/(?<![\w.])(?:os\.execute|io\.popen)\s*\(?\s*(['"])([^'"\\]*)\1\s*\)?/g],
})

/** Expect and Tcl name the program as a word. */
export const judgeTcl = judgeBySigns({
  denied: new RegExp(`(?:${common}|\\[|\\bopen\\b|\\bsource\\b|\\bload\\b|\\bafter\\b|\\bsubst\\b|\\buplevel\\b|\\bapply\\b|\\bpackage\\b|\\bproc\\b|\\brename\\b|\\binterp\\b|\\bsend\\b|\\$)`),
  shellCalls: [/(?<![\w$:[])(?:spawn|exec)()\s+([\w./ -]+)(?=[;\n]|$)/g],
})

/** Languages in which only plain output is taken for harmless. */
export const judgeOther = judgeBySigns({
  denied: new RegExp(`(?:${common}|[\`\\\\$@%&|{}]|\\b(?!print\\b|println\\b|puts\\b|say\\b|echo\\b|disp\\b|format\\b|cat\\b|write\\b|console\\b|log\\b)[A-Za-z_]\\w*\\s*[.(])`),
  shellCalls: [],
})
