// Choko in C++: the yardstick for packages/games/src/choko/rules.ts, with the same data layout and the same work in
// apply and undo.
//
//   g++ -O3 -march=native -std=c++17 -o choko choko.cpp
//   ./choko standard <depth> <position text>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

constexpr int WIDTH = 5;
constexpr uint32_t BOARD = (1u << 25) - 1;
constexpr uint32_t FILE_A = 0b0000100001000010000100001;
constexpr uint32_t NOT_FILE_A = BOARD & ~FILE_A;
constexpr uint32_t NOT_FILE_E = BOARD & ~(FILE_A << 4);
constexpr int CLOCK_LIMIT = 100;

enum Kind : uint32_t { DROP, STEP, CAPTURE, PASS };
constexpr uint32_t NOWHERE = 31;
constexpr uint32_t PASS_MOVE = (PASS << 15) | (NOWHERE << 10) | (NOWHERE << 5) | NOWHERE;

constexpr uint32_t makeMove(uint32_t kind, uint32_t removed, uint32_t from, uint32_t to) {
  return (kind << 15) | (removed << 10) | (from << 5) | to;
}

struct Frame {
  uint32_t men[2];
  int32_t hand[2];
  int32_t turn;        // 0 white, 1 black
  int32_t initiative;  // -1 nobody
  int32_t clock;
  uint32_t keyLow, keyHigh;
};

struct Keys {
  uint32_t low[100], high[100];
  Keys() {
    uint64_t state = 0xc40c0;
    auto next = [&state] {
      state += 0x9e3779b97f4a7c15ull;
      uint64_t mixed = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9ull;
      mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebull;
      return mixed ^ (mixed >> 31);
    };
    for (int index = 0; index < 100; index++) {
      low[index] = uint32_t(next());
      high[index] = uint32_t(next());
    }
  }
};
const Keys KEYS;

constexpr int keyOfMan(int side, int cell) { return side * 32 + cell; }
constexpr int keyOfHand(int side, int men) { return 64 + side * 16 + men; }
constexpr int keyOfInitiative(int holder) { return 97 + holder; }
constexpr int KEY_OF_TURN = 99;

template <int Direction>
uint32_t shift(uint32_t cells) {
  if constexpr (Direction == 0) return (cells << WIDTH) & BOARD;
  if constexpr (Direction == 1) return cells >> WIDTH;
  if constexpr (Direction == 2) return (cells & NOT_FILE_E) << 1;
  return (cells & NOT_FILE_A) >> 1;
}
constexpr int DELTAS[4] = {WIDTH, -WIDTH, 1, -1};

struct Position {
  std::vector<Frame> frames = std::vector<Frame>(256);
  Frame *top = frames.data();

  void toggle(int key) {
    top->keyLow ^= KEYS.low[key];
    top->keyHigh ^= KEYS.high[key];
  }

  bool isOver() const {
    return (top->men[0] | uint32_t(top->hand[0])) == 0 || (top->men[1] | uint32_t(top->hand[1])) == 0 ||
           top->clock >= CLOCK_LIMIT;
  }

  template <int Direction>
  static uint32_t *pushDirection(uint32_t *out, uint32_t mine, uint32_t theirs) {
    const uint32_t empty = ~(mine | theirs);
    const int delta = DELTAS[Direction];
    for (uint32_t to = shift<Direction>(mine) & empty; to; to &= to - 1) {
      const int cell = __builtin_ctz(to);
      *out++ = makeMove(STEP, NOWHERE, cell - delta, cell);
    }
    for (uint32_t to = shift<Direction>(shift<Direction>(mine) & theirs) & empty; to; to &= to - 1) {
      const int cell = __builtin_ctz(to);
      uint32_t others = theirs & ~(1u << (cell - delta));
      if (!others) *out++ = makeMove(CAPTURE, NOWHERE, cell - 2 * delta, cell);
      for (; others; others &= others - 1) *out++ = makeMove(CAPTURE, __builtin_ctz(others), cell - 2 * delta, cell);
    }
    return out;
  }

  int generate(uint32_t *moves) const {
    if (isOver()) return 0;
    uint32_t *out = moves;
    const uint32_t mine = top->men[top->turn], theirs = top->men[1 - top->turn];
    if (top->hand[top->turn] > 0) {
      for (uint32_t to = BOARD & ~(mine | theirs); to; to &= to - 1) {
        *out++ = makeMove(DROP, NOWHERE, NOWHERE, __builtin_ctz(to));
      }
    }
    if (top->hand[top->turn] == 0 || top->initiative != 1 - top->turn) {
      out = pushDirection<0>(out, mine, theirs);
      out = pushDirection<1>(out, mine, theirs);
      out = pushDirection<2>(out, mine, theirs);
      out = pushDirection<3>(out, mine, theirs);
    }
    if (out == moves) *out++ = PASS_MOVE;
    return int(out - moves);
  }

  void apply(uint32_t move) {
    top[1] = top[0];
    top++;
    const int turn = top->turn, initiative = top->initiative;
    const int to = move & 31, from = (move >> 5) & 31, removed = (move >> 10) & 31;
    int next = 1 - turn, holder = initiative;
    switch (move >> 15) {
      case DROP:
        top->men[turn] |= 1u << to;
        toggle(keyOfMan(turn, to));
        toggle(keyOfHand(turn, top->hand[turn]));
        toggle(keyOfHand(turn, --top->hand[turn]));
        top->clock = 0;
        if (initiative < 0) holder = turn;
        if ((top->hand[0] | top->hand[1]) == 0) {
          holder = -1;
          next = 1;
        }
        break;
      case STEP:
      case CAPTURE:
        top->men[turn] ^= (1u << to) | (1u << from);
        toggle(keyOfMan(turn, from));
        toggle(keyOfMan(turn, to));
        if (initiative == turn) holder = -1;
        top->clock++;
        if (move >> 15 == CAPTURE) {
          const int jumped = (from + to) >> 1;
          top->men[1 - turn] ^= 1u << jumped;
          toggle(keyOfMan(1 - turn, jumped));
          if (removed != int(NOWHERE)) {
            top->men[1 - turn] ^= 1u << removed;
            toggle(keyOfMan(1 - turn, removed));
          }
          top->clock = 0;
        }
        break;
      default:
        top->clock++;
    }
    if (holder != initiative) {
      toggle(keyOfInitiative(initiative));
      toggle(keyOfInitiative(holder));
      top->initiative = holder;
    }
    if (next != turn) {
      toggle(KEY_OF_TURN);
      top->turn = next;
    }
  }

  void undo() { top--; }
};

uint64_t perft(Position &position, int depth) {
  uint32_t moves[640];
  const int count = position.generate(moves);
  uint64_t nodes = 0;
  for (int index = 0; index < count; index++) {
    position.apply(moves[index]);
    nodes += depth == 1 ? 1 : perft(position, depth - 1);
    position.undo();
  }
  return nodes;
}

/** Reads a position that is known to be right: rows, side, initiative, hands, clock. */
void read(Position &position, char **fields) {
  Frame &frame = *position.top;
  frame = Frame{};
  int row = 4, column = 0;
  for (const char *at = fields[0]; *at; at++) {
    if (*at == '/') row--, column = 0;
    else if (*at >= '1' && *at <= '5') column += *at - '0';
    else frame.men[*at == 'b'] |= 1u << (row * WIDTH + column++);
  }
  frame.turn = fields[1][0] == 'b';
  frame.initiative = fields[2][0] == '-' ? -1 : fields[2][0] == 'b';
  std::sscanf(fields[3], "%d,%d", &frame.hand[0], &frame.hand[1]);
  frame.clock = std::atoi(fields[4]);
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 8) return std::fprintf(stderr, "usage: choko <variant> <depth> <position text>\n"), 2;
  Position position;
  read(position, argv + 3);
  const auto start = std::chrono::steady_clock::now();
  const uint64_t nodes = perft(position, std::atoi(argv[2]));
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  std::printf("nodes %llu seconds %.6f\n", static_cast<unsigned long long>(nodes), time.count());
}
